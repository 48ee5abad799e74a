import { englishNumber, englishOrdinal, englishYear } from '#domain/language/english/english-numbers.ts';
import { frenchNumber, frenchOrdinal } from '#domain/language/french/french-numbers.ts';
import {
  EMOJI_NAMES,
  SPOKEN_SIGNS,
  SPOKEN_UNITS,
  type Language,
} from '#domain/language/text/spoken-words.ts';

const units = new Map(Object.entries(SPOKEN_UNITS));
const signs = new Map(Object.entries(SPOKEN_SIGNS));
const emojiNames = new Map(Object.entries(EMOJI_NAMES));
// U+2063 marks a number written with grouping, 1,500: it is not a year.
const GAP = '\\u2063?[ \\u00A0\\u202F]?';
const AFTER = '(?![\\p{L}\\p{M}\\p{N}])';
const UNIT_NAMES = '€|\\$|£|%|kg|km|cm|cl|ml|min|°C|°|Go|GB|lbs?|[gmlLhsk]';

const MEASURED = '(?<![\\p{L}\\p{N}.])(\\d+(?:\\.\\d+)?)';
const THOUSANDS = new RegExp(`${MEASURED}${GAP}(k|K)${AFTER}`, 'gu');
const MILLIONS = new RegExp(`${MEASURED}${GAP}M${AFTER}`, 'gu');
const WITH_UNIT = new RegExp(`${MEASURED}${GAP}(${UNIT_NAMES})${AFTER}`, 'gu');

/** Removes thousands separators, and replaces the language's decimal sign by a point. */
function closeUp(text: string, language: Language): string {
  if (language === 'fr') {
    return text
      .replace(/(?<![\p{L}\p{N}.,])\d{1,3}(?:[ \u00A0\u202F]\d{3})+(?!\d)/gu, run => run.replace(/\D/gu, ''))
      .replace(/(?<=\d),(?=\d)/gu, '.');
  }
  return text.replace(
    /(?<![\p{L}\p{N}.,])\d{1,3}(?:,\d{3})+(?!\d)/gu,
    run => `${run.replaceAll(',', '')}\u2063`,
  );
}

const numberIn = (language: Language, digits: string) =>
  language === 'fr' ? frenchNumber(digits) : englishNumber(digits);

/** Singular for one; French treats 1,9 as singular. */
function unitAfter(digits: string, unit: string, language: Language): string {
  const said = units.get(unit.toLowerCase())?.[language];
  const singular = language === 'fr' ? Number(digits) < 2 : Number(digits) === 1;
  return said?.[singular ? 0 : 1] ?? unit;
}

/** 10k and 2M: `k` alone multiplies; 1.5k is read like fifteen hundred, « mille cinq cents ». */
function thousand(digits: string, language: Language): string {
  const value = Math.round(Number(digits) * 1000);
  return Number.isSafeInteger(value) ? numberIn(language, String(value)) : digits;
}

function figures(text: string, language: Language): string {
  const say = (digits: string) => ` ${numberIn(language, digits)} `;
  let done = closeUp(text, language)
    .replace(/([0-9])\uFE0F?\u20E3/gu, (_all, digit: string) => say(digit))
    .replace(/(?<!\p{L})n[°º][ \u00A0\u202F]?(?=\d)/giu, language === 'fr' ? ' numéro ' : ' number ')
    .replace(
      /(?<![\p{L}\p{N}])(\d{1,2})[ \u00A0\u202F]?(?:h|:)[ \u00A0\u202F]?([0-5]\d)(?![\p{L}\p{N}:])/gu,
      (_all, hours: string, minutes: string) => {
        const rest = minutes === '00' ? '' : say(String(Number(minutes)));
        const hour = language === 'fr' ? unitAfter(hours, 'h', 'fr') : rest === '' ? 'o’clock' : '';
        return `${say(String(Number(hours)))}${hour}${rest}`;
      },
    )
    .replace(THOUSANDS, (_all, n: string) => ` ${thousand(n, language)} `)
    .replace(MILLIONS, (_all, n: string) => {
      const many = language === 'fr' && Number(n) >= 2 ? 'millions' : 'million';
      return `${say(n)}${many} `;
    });
  if (language === 'en') {
    done = done
      .replace(
        /(?<![\p{L}\p{N}])([$€£]) ?(\d+(?:\.\d+)?)/gu,
        (_all, sign: string, n: string) => `${say(n)}${unitAfter(n, sign, 'en')} `,
      )
      .replace(/(?<![\p{L}\p{N}])(?:#|No\. ?)(?=\d)/gu, ' number ')
      .replace(
        /(?<![\p{L}\p{N}.])(\d+)(?:st|nd|rd|th)(?![\p{L}\p{N}])/gu,
        (_all, n: string) => ` ${englishOrdinal(n)} `,
      );
  } else {
    done = done.replace(
      /(?<![\p{L}\p{N}.])(\d+)(er|re|ère|e|ème)(?![\p{L}\p{N}])/gu,
      (_all, n: string, end: string) => ` ${frenchOrdinal(n, end.endsWith('re'))} `,
    );
  }
  return done
    .replace(WITH_UNIT, (_all, n: string, unit: string) => `${say(n)}${unitAfter(n, unit, language)} `)
    .replace(
      /(?<![\p{L}\p{N}.])(?:1[1-9]|20)\d\d(?![\p{L}\p{N}.]\d|\d|\u2063)/gu,
      year => ` ${language === 'en' ? englishYear(year) : frenchNumber(year)} `,
    )
    .replace(/(?<=\d)\/(?=\d)/gu, ' ')
    .replace(/(?<!\p{L})x(?=\d)/gu, language === 'fr' ? ' fois ' : ' times ')
    .replace(/\d+(?:\.\d+)?/gu, say);
}

/**
 * A text as spoken: numbers, units, currencies, times, ordinals and symbols in words. `3 €` trois euros, `10 %` dix
 * pour cent, `2026` deux mille vingt-six (twenty twenty-six), `n°1` numéro un. URLs are omitted. Emoji are silent for a
 * speaker; `emoji: 'named'` names the most common, as a screen reader would.
 */
export function spokenText(text: string, language: Language, emoji: 'silent' | 'named' = 'silent'): string {
  const plain = text.normalize('NFC').replace(/(?:https?:\/\/|www\.)\S+/gu, ' ');
  const pictured = figures(plain, language).replace(/\p{Extended_Pictographic}/gu, picture => {
    const name = emoji === 'named' ? emojiNames.get(picture)?.[language] : undefined;
    return name === undefined ? ' ' : ` ${name} `;
  });
  return pictured
    .replace(/(?<!\p{L})vs\.?(?!\p{L})/giu, 'versus')
    .replace(/[&+=@#×÷→%€]/gu, sign => ` ${signs.get(sign)?.[language] ?? ''} `)
    .replace(/\uFE0F|\u200D|\u2063|[\u{1F1E6}-\u{1F1FF}]|[\u{1F3FB}-\u{1F3FF}]/gu, '')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ (?=[,.])/gu, '')
    .trim();
}
