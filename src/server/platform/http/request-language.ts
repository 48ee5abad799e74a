import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#contract/wire/languages.ts';

/** The caller's preferred supported language; French where none is given (spec §5). */
export function requestLanguage(request: Request): Language {
  return languageOf(request.headers.get('accept-language') ?? undefined);
}

/** The same from the header value. */
export function languageOf(acceptLanguage: string | undefined): Language {
  if (acceptLanguage === undefined) return DEFAULT_LANGUAGE;
  const liked = acceptLanguage
    .split(',')
    .map(part => {
      const [tag = '', ...parameters] = part.split(';').map(piece => piece.trim().toLowerCase());
      const quality = parameters.find(parameter => parameter.startsWith('q='))?.slice(2);
      return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) || 0 };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  for (const { language } of liked) {
    const ours = LANGUAGES.find(known => known === language);
    if (ours !== undefined) return ours;
  }
  return DEFAULT_LANGUAGE;
}
