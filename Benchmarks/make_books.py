#!/usr/bin/env python3
"""Prints a CSV file of invented books, half of them Korean: make_books.py COUNT. The same every time."""

import sys

SYLLABLES = "가나다라마바사아자차카타파하거너더러머버서어저고노도로모보소오조구누두루무부수우주기니디리미비시이지개내대래매배새애재"
KOREAN = "바다 달 편지 우산 시계 그림자 고양이 여름 별 노래 정원 지도 약속 비밀 바람 사진 의자 겨울 등불 골목".split()
ENGLISH = "sea moon letter umbrella clock shadow cat summer star song garden map promise secret wind photo chair winter".split()
LATIN = "ba be bi bo bu da de di do du ka ke ki ko ku la le li lo lu ma me mi mo mu na ne ni no nu ra re ri ro ru".split()


def numbers(seed):
    """Even, cheap and the same everywhere (a linear congruence by Knuth)."""
    while True:
        seed = (seed * 6364136223846793005 + 1442695040888963407) % 2**64
        yield seed >> 33


def main():
    random = numbers(20_261_121)

    def word(parts, count):
        return "".join(parts[next(random) % len(parts)] for _ in range(count))

    print("id,title,author,price,publisher,year,pageCount,summary")
    for number in range(1_001, 1_001 + int(sys.argv[1])):
        if number % 2:
            title = f"{word(SYLLABLES, 2 + number % 3)}의 {KOREAN[next(random) % len(KOREAN)]} {word(SYLLABLES, 3)}"
            author = word(SYLLABLES, 3)
        else:
            title = f"{word(LATIN, 2 + number % 3)} {ENGLISH[next(random) % len(ENGLISH)]} {word(LATIN, 3)}".capitalize()
            author = f"{word(LATIN, 2)} {word(LATIN, 3)}".title()
        price = 5_000 + next(random) % 300 * 100
        print(f"{number},{title},{author},{price},Press {number % 50},{1950 + number % 75},{80 + number % 700},No {number}.")


main()
