import type { Language } from '#domain/language/text/spoken-words.ts';
import type { ClaimRisk } from '#domain/generations/brief/angle-bundle.ts';

type Claims = Readonly<Record<Language, readonly RegExp[]>>;

const words = (source: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'iu');

/** Promises forbidden in every niche. */
const ALWAYS: Claims = {
  fr: [
    words('garantie?s?|à coup sûr|sans aucun risque|sans effort|100[ \\u00A0\\u202F]?%'),
    words(
      '(?:va|vas|allez|vont) devenir viral\\p{L}*|percer (?:sur|en vidéo)|faire le buzz|devenir viral\\p{L}*',
    ),
  ],
  en: [words('guaranteed?|zero risk|risk-free|no effort|100 ?%'), words('(?:go|going) viral|blow up on')],
};

const BY_RISK: Readonly<Record<ClaimRisk, Claims>> = {
  health: {
    fr: [
      words(
        "guéri\\p{L}*|soign(?:e|er|es|ent|ez) (?:l[ea’']|ton|ta|tes|votre|vos)|remède|miracle\\p{L}*|détox\\p{L}*",
      ),
      words('(?:perd\\p{L}*|maigri\\p{L}*) .{0,12}\\d+ ?(?:kg|kilos?)|brûle[- ]graisses?|ventre plat en'),
      words(
        'remplace\\p{L}* (?:un|ton|ta|le|votre) (?:médecin|médicament|traitement)|anti-?cancer|sans ordonnance|arrête\\p{L}* (?:ton|votre) traitement',
      ),
    ],
    en: [
      words('cures?|cured|heals?|miracle\\p{L}*|detox\\p{L}*|remedy'),
      words('lose .{0,12}\\d+ ?(?:lbs?|pounds|kg|kilos?)|burns? fat|melts? fat|flat belly in'),
      words(
        'replaces? (?:your|a|the) (?:doctor|medication|meds)|prevents? cancer|stop (?:your|taking your) (?:meds|medication|treatment)',
      ),
    ],
  },
  money: {
    fr: [
      words(
        'devenir riche|riche en|argent facile|revenus? passifs? (?:garanti\\p{L}*|facile\\p{L}*)|doubl\\p{L}* (?:ton|ta|votre|tes|vos|son) (?:argent|mise|épargne|capital)',
      ),
      words(
        'gagn\\p{L}* .{0,14}\\d[\\d \\u00A0\\u202F.]* ?(?:€|euros?|\\$)|rendement (?:de \\d+|sûr)|liberté financière en|sans risque',
      ),
    ],
    en: [
      words('get rich|easy money|passive income (?:fast|easily)|doubl\\p{L}* your (?:money|savings|capital)'),
      words('(?:make|earn) .{0,8}[$€£]\\d+|financial freedom in|quit your job in|sure returns?'),
    ],
  },
  danger: {
    fr: [
      words(
        'sans (?:casque|protection|gants|assurance)|mélang\\p{L}* .{0,20}javel|couper le courant toi-même|à fond sans',
      ),
    ],
    en: [words('without (?:a helmet|protection|gloves)|mix\\p{L}* .{0,20}bleach|no safety')],
  },
  legal: {
    fr: [
      words(
        "ne (?:plus )?pa(?:s|ie|yer) (?:d[’']|tes |vos )?impôts|échapper (?:au fisc|à l[’']impôt)|sans déclarer",
      ),
    ],
    en: [words('avoid paying tax(?:es)?|without declaring|off the books')],
  },
};

/** The first forbidden promise in a text, as worded there; null where there is none. */
export function findBannedClaim(
  text: string,
  language: Language,
  risks: readonly ClaimRisk[],
): string | null {
  const plain = text.normalize('NFC').replace(/[\u00A0\u202F]/gu, ' ');
  for (const rule of [...ALWAYS[language], ...risks.flatMap(risk => BY_RISK[risk][language])]) {
    const found = rule.exec(plain);
    if (found) return found[0];
  }
  return null;
}
