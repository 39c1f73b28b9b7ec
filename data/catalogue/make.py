#!/usr/bin/env python3
"""Makes the catalogue that a new store begins with: books.csv, comics.csv and offers.csv beside this file.

    make.py [--check]

Everything in it is invented, from the words below. It comes out the same every time; --check only says whether the files
are what it makes.
"""

import csv
import io
import itertools
import pathlib
import sys

# --- Books ------------------------------------------------------------------------------------------------------------

PLACES = "바다 골목 산마을 섬 기차역 도서관 시장 옥상 강가 숲 우체국 등대 온실 빵집 천문대 목욕탕 과수원 항구 다락방 운동장".split()
THINGS = "달 편지 우산 시계 그림자 고양이 여름 별 노래 정원 지도 약속 비밀 바람 사진 의자 겨울 등불 돌담 무지개".split()
MOODS = "늦은 푸른 조용한 오래된 마지막 하얀 느린 낯선 작은 첫".split()
SUBJECTS = "천문학 목공 경제 요리 수채화 통계 산책 건축 식물 사진 지리 자수".split()
KOREAN_SURNAMES = "김 이 박 최 정 강 조 윤 장 임 한 오".split()
KOREAN_NAMES = "하늘 서윤 도현 은채 지후 나래 민재 다온 예린 수호 가람 유진".split()
KOREAN_PUBLISHERS = "달빛서가 푸른마루 느린걸음 온책방 바다건너".split()

SEAS = "Harbour Orchard Lighthouse Attic Station Market Island River Library Bakery Valley Greenhouse".split()
OBJECTS = "Moon Letter Umbrella Clock Shadow Cat Summer Star Song Map Promise Winter".split()
ADJECTIVES = "Late Blue Quiet Old Last White Slow Borrowed Small First".split()
CRAFTS = "Astronomy|Woodwork|Economics|Cooking|Watercolour|Statistics|Walking|Architecture|Botany|Photography|Geography|Embroidery".split("|")
FIRST_NAMES = "Ada Owen Clara Jonas Mina Theo Ruth Felix Nora Hugo Iris Samuel".split()
LAST_NAMES = "Marlow Bergström Okafor Lindqvist Haddad Petrov Castell Nakamura O'Dell Fenwick Brandão Quist".split()
ENGLISH_PUBLISHERS = ["Lantern House", "Slow Tide Press", "Northgate Books", "Paper Boat", "Harrow & Finch"]


def has_final(word):
    """Whether a Korean word ends in a consonant, by which its particles are chosen."""
    return (ord(word[-1]) - 0xAC00) % 28 != 0


def with_subject(word):
    return word + ("이" if has_final(word) else "가")


def with_object(word):
    return word + ("을" if has_final(word) else "를")


def with_and(word):
    return word + ("과" if has_final(word) else "와")


def korean_books():
    for index, (place, thing) in enumerate(zip(PLACES * 2, THINGS[7:] + THINGS[:7] + THINGS[12:] + THINGS[:12])):
        summaries = [
            f"{place} 근처에서 자란 세 친구가 스무 해 만에 다시 만난다. 한 사람이 가져온 {with_object(thing)} 두고 저마다 다른 기억을 꺼낸다.",
            f"할머니가 남긴 것은 {with_and(thing)} 주소 한 줄뿐이었다. 열일곱 살 손녀가 {with_object(place)} 찾아가는 사흘간의 여행.",
            f"{place}에는 아무도 말하지 않는 규칙이 있다. {with_object(thing)} 처음 본 날, 새로 온 선생만 그것을 몰랐다.",
            f"밤마다 {place}에 불이 켜진다. 잠 못 드는 사람들이 {with_object(thing)} 고치며 나누는 이야기 아홉 편.",
        ]
        yield f"{place}의 {thing}", summaries[index % len(summaries)]
    for mood, thing in zip(itertools.cycle(MOODS), THINGS + THINGS[3:13]):
        yield (
            f"{mood} {thing}",
            f"하루에 한 장씩 읽는 짧은 이야기 열두 편. 표제작은 {with_object(thing)} 찾아 길을 나선 자매의 하룻밤을 따라간다.",
        )
    for first, second in zip(THINGS[:15], THINGS[5:20]):
        yield (
            f"{with_and(first)} {second}",
            f"낮에는 {with_object(first)}, 밤에는 {with_object(second)} 그리는 화가의 산문집. 그림 스물네 점을 함께 실었다.",
        )
    for place, thing in zip(PLACES[5:20], THINGS[::-1]):
        yield (
            f"{with_subject(thing)} 있는 {place}",
            f"문을 닫을 뻔한 {with_object(place)} 마을 사람들이 되살린 일 년의 기록. 계절마다 한 번씩 웃고 한 번씩 운다.",
        )
    for subject in SUBJECTS:
        yield f"처음 배우는 {subject}", f"준비물은 연필 한 자루면 된다. {subject}의 기초를 서른 번의 짧은 수업으로 익힌다."
        yield f"하루 십 분 {subject}", f"바쁜 사람을 위한 {subject} 길잡이. 열 문제를 풀고 나면 다음 장이 궁금해진다."


def english_books():
    for index, (place, thing) in enumerate(zip(SEAS * 2, OBJECTS + OBJECTS[5:] + OBJECTS[:5])):
        summaries = [
            f"Nobody has asked about the {thing.lower()} for forty years. Then a stranger gets off the evening ferry and does.",
            f"Three children, one {place.lower()} and a {thing.lower()} that turns up wherever the truth is told.",
            f"She came to the {place.lower()} to be left alone. The {thing.lower()} had other plans, and so had the neighbours.",
        ]
        yield f"The {thing} at the {place}", summaries[index % len(summaries)]
    for adjective, place in zip(itertools.cycle(ADJECTIVES), SEAS + SEAS[3:] + SEAS[:3]):
        yield (
            f"{adjective} {place}",
            f"Eleven stories that begin and end at the same {place.lower()}, each told by the person the last one left behind.",
        )
    for first, second in zip(OBJECTS, OBJECTS[4:] + OBJECTS[:4]):
        yield (
            f"{first} and {second}",
            f"Two sisters share a shop, a bicycle and one bad secret. A novel in letters, {first.lower()} by {second.lower()}.",
        )
    for craft in CRAFTS:
        yield f"{craft} for Beginners", f"Thirty short lessons in {craft.lower()}, with nothing to buy before the tenth."
        yield f"A Short History of {craft}", f"How {craft.lower()} came to be what it is, told through twelve mistakes."


def unique(books):
    seen = set()
    for book in books:
        if book[0] not in seen:
            seen.add(book[0])
            yield book


def books():
    # One Korean book in turn with an English one while there are both, so that the first page has some of each.
    korean = [(book, True) for book in unique(korean_books())]
    english = [(book, False) for book in unique(english_books())]
    pairs = itertools.zip_longest(korean, english)
    for number, ((title, summary), is_korean) in enumerate((b for pair in pairs for b in pair if b), start=1):
        surnames, names, publishers = (
            (KOREAN_SURNAMES, KOREAN_NAMES, KOREAN_PUBLISHERS)
            if is_korean
            else (LAST_NAMES, FIRST_NAMES, ENGLISH_PUBLISHERS)
        )
        surname, name = surnames[number * 7 % len(surnames)], names[number * 5 // 3 % len(names)]
        yield {
            "id": number,
            "title": title,
            "author": f"{surname}{name}" if is_korean else f"{name} {surname}",
            "price": 8_000 + number * 37 % 53 * 500,
            "publisher": publishers[number * 3 % len(publishers)],
            "year": 1988 + number * 11 % 37,
            "pageCount": 96 + number * 29 % 83 * 8,
            "summary": summary,
            "imageName": f"book-{number}",
        }


# --- Comics -----------------------------------------------------------------------------------------------------------

COMIC_HEROES = "고양이 편의점 기사 우체부 마법사 요리사 탐정 로봇 유령 화가".split()
COMIC_SETTINGS = "은하 골목 새벽 옥탑방 바다 교실".split()
COMIC_ENGLISH = [
    "Rooftop Garden", "The Lighthouse Cook", "Midnight Tram", "Paper Knights", "Cloud Repair Shop", "Second-Hand Robots",
    "The Last Vending Machine", "Rain on Mars", "Detective Crow", "Two Left Feet", "Ghost of Platform 9", "Soup & Swords",
    "The Cat Next Door", "Ink and Thunder",
]


def comics():
    korean = [f"{setting}의 {hero}" for setting, hero in itertools.product(COMIC_SETTINGS, COMIC_HEROES)]
    titles = [korean[index * 17 % len(korean)] for index in range(50)] + COMIC_ENGLISH
    for number, title in enumerate(titles, start=1):
        is_korean = number <= 50
        day = number * 31 % 600
        yield {
            "id": number,
            "title": title,
            "author": KOREAN_SURNAMES[number * 5 % 12] + KOREAN_NAMES[number * 7 // 2 % 12]
            if is_korean
            else f"{FIRST_NAMES[number % 12]} {LAST_NAMES[number * 5 % 12]}",
            "likes": 120 + number * 7_919 % 98_000,
            "isFinished": "true" if number % 3 == 0 else "false",
            "startDate": f"{2023 + day // 336}-{day % 336 // 28 + 1:02}-{day % 28 + 1:02}",
            "thumbnail": f"comic-{number}",
        }


# --- Offers -----------------------------------------------------------------------------------------------------------

GOODS = [
    ("삼각김밥", 1_300, "참치마요 전주비빔 불고기 명란 김치볶음 매콤닭갈비 소고기고추장 햄마요 멸치 치즈불닭".split()),
    ("우유", 1_600, "바나나맛 딸기맛 초코맛 커피맛 흰 저지방 귀리 멜론맛 밤맛 흑임자".split()),
    ("컵라면", 1_250, "매운 해물 김치 카레 짜장 우동 된장 치즈 마라 순한".split()),
    ("도시락", 4_800, "제육 돈까스 함박 김치찌개 고등어 닭갈비 불고기 비빔밥 오징어 계란말이".split()),
    ("젤리", 1_500, "포도 복숭아 콜라 사과 망고 레몬 딸기 청포도 자두 요구르트".split()),
    ("아이스크림", 1_800, "바닐라 초코 녹차 쿠키 팥 멜론 피스타치오 흑임자 딸기 커피".split()),
    ("샌드위치", 2_900, "에그 햄치즈 참치 단호박 치킨 딸기 감자 베이컨 새우 불고기".split()),
    ("과자", 1_700, "감자 새우 고구마 옥수수 양파 치즈 초코 꿀 마늘 김".split()),
    ("두유", 1_400, "검은콩 고소한 달콤한 아몬드 호두 바나나 단호박 쑥 말차 밤".split()),
    ("커피", 2_000, "아메리카노 라떼 바닐라 모카 콜드브루 디카페인 카라멜 헤이즐넛 돌체 흑당".split()),
]
ENGLISH_GOODS = [
    (good, price, flavours.split())
    for good, price, flavours in [
        ("Sparkling Water", 1_200, "Lemon Lime Peach Plain Grapefruit"),
        ("Iced Tea", 1_700, "Peach Lemon Milk Jasmine Barley"),
        ("Protein Bar", 2_400, "Chocolate Peanut Oat Berry Coconut"),
        ("Yoghurt", 1_500, "Plain Blueberry Honey Mango Fig"),
        ("Energy Drink", 2_200, "Original Zero Citrus Tropical Ginger"),
        ("Cookies", 1_900, "Butter Oat Chocolate Coconut Almond"),
    ]
]
STORES = ["cu", "gs25", "seven-eleven", "emart24"]
PROMOTIONS = ["1+1", "2+1", "2+1", "1+1", "3+1"]


def offers():
    goods = [(f"{flavour} {good}", price) for good, price, flavours in GOODS for flavour in flavours]
    goods += [(f"{flavour} {good}", price) for good, price, flavours in ENGLISH_GOODS for flavour in flavours]
    for number, (index, (name, price)) in enumerate(
        ((index, good) for index, good in enumerate(goods * len(STORES))), start=1
    ):
        store = index // len(goods)
        yield {
            "id": number,
            "name": name,
            "price": price + index * 13 % 7 * 100 + store * 50,
            "store": STORES[store],
            "promotion": PROMOTIONS[(index * 3 + store) % len(PROMOTIONS)],
            "imageName": f"product-{index % len(goods) + 1}",
        }


def table(rows):
    rows = list(rows)
    text = io.StringIO()
    writer = csv.DictWriter(text, rows[0].keys(), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


def main():
    folder = pathlib.Path(__file__).parent
    stale = []
    for name, rows in [("books", books()), ("comics", comics()), ("offers", offers())]:
        path, text = folder / f"{name}.csv", table(rows)
        if "--check" not in sys.argv:
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            stale.append(path.name)
    if stale:
        sys.exit(f"These are not what make.py makes: {', '.join(stale)}")


main()
