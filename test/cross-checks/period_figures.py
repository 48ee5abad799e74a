"""Figures of an account, computed once more and without the product's code.

    python3 period_figures.py NOW FILE...

Reads files of Apify items and prints, for each, one JSON object: the account's counts, its engagement and,
for each period of the specification (calendar days of UTC, today included), the count, the engagement, the averages, the medians and the series of the videos
published in it. NOW is an ISO 8601 instant. Needs Python 3.7 or later and nothing else.
"""

import datetime
import fractions
import json
import sys

PERIODS = [2, 7, 15, 21, 30]
COUNTS = {"views": "playCount", "likes": "diggCount", "comments": "commentCount", "shares": "shareCount"}


def instant(text):
    return datetime.datetime.fromisoformat(text.replace("Z", "+00:00"))


def published(item):
    if item.get("createTimeISO"):
        return instant(item["createTimeISO"])
    seconds = item.get("createTime") or int(item["id"]) >> 32
    return datetime.datetime.fromtimestamp(int(seconds), datetime.timezone.utc)


def engagement(item):
    """In percent, as an exact fraction."""
    views = item["playCount"]
    if views == 0:
        return fractions.Fraction(0)
    return fractions.Fraction((item["diggCount"] + item["commentCount"] + item["shareCount"]) * 100, views)


def average(values):
    return float(fractions.Fraction(sum(values)) / len(values)) if values else None


def middle(values):
    if not values:
        return None
    ordered = sorted(values)
    half = len(ordered) // 2
    if len(ordered) % 2:
        return float(ordered[half])
    return float(fractions.Fraction(ordered[half - 1] + ordered[half], 2))


def videos_of(items):
    """Every video once; an item without playCount is not a video."""
    seen = {}
    for item in items:
        if item.get("playCount") is not None and item["id"] not in seen:
            seen[item["id"]] = item
    return sorted(seen.values(), key=lambda item: (published(item), int(item["id"])))


def period_of(videos, days, now):
    midnight = now.astimezone(datetime.timezone.utc).replace(hour=0, minute=0, second=0, microsecond=0)
    begin = midnight - datetime.timedelta(days=days - 1)
    inside = [video for video in videos if begin <= published(video) <= now]
    return {
        "days": days,
        "count": len(inside),
        "engagement": average([engagement(video) for video in inside]),
        "averages": {name: average([video[key] for video in inside]) for name, key in COUNTS.items()},
        "medians": {name: middle([video[key] for video in inside]) for name, key in COUNTS.items()},
        "series": [
            dict(
                videoId=video["id"],
                createdAt=int(published(video).timestamp() * 1000),
                engagement=float(engagement(video)),
                **{name: video[key] for name, key in COUNTS.items()},
            )
            for video in inside
        ],
    }


def account_of(items, now):
    videos = videos_of(items)
    author = items[0]["authorMeta"]
    return {
        "handle": author["name"],
        "followers": author["fans"],
        "likes": author["heart"],
        "videos": author["video"],
        "knownVideos": len(videos),
        "periods": [period_of(videos, days, now) for days in PERIODS],
    }


def main():
    now = instant(sys.argv[1])
    for path in sys.argv[2:]:
        with open(path, encoding="utf-8") as file:
            print(json.dumps(account_of(json.load(file), now), ensure_ascii=False))


if __name__ == "__main__":
    main()
