import { cutDescription, cutTitle } from '#domain/text/cut-metadata.ts';
import { LANGUAGES, LOCALE, type Language } from '#contract/wire/languages.ts';

interface PageFacts {
  title: string;
  description?: string;
  keywords?: readonly string[];
  /** URL of a 1200×630 picture. */
  shareImage?: string;
  canonical?: string;
  /** The same page in each language. */
  alternates?: Record<Language, string>;
  language?: Language;
  noindex?: boolean;
  /** schema.org data. */
  structured?: object;
}

/** A page's metadata. React hoists it into <head>, in the browser and in built HTML alike. */
export function PageMetadata({
  title,
  description,
  keywords,
  shareImage,
  canonical,
  alternates,
  language,
  noindex = false,
  structured,
}: PageFacts) {
  const shortTitle = cutTitle(title);
  const shortDescription = description === undefined ? undefined : cutDescription(description);
  return (
    <>
      <title>{shortTitle}</title>
      {shortDescription !== undefined && <meta name="description" content={shortDescription} />}
      {keywords !== undefined && <meta name="keywords" content={keywords.join(', ')} />}
      {noindex && <meta name="robots" content="noindex" />}
      {canonical !== undefined && <link rel="canonical" href={canonical} />}
      {alternates !== undefined &&
        LANGUAGES.map(other => (
          <link key={other} rel="alternate" hrefLang={other} href={alternates[other]} />
        ))}
      {alternates !== undefined && <link rel="alternate" hrefLang="x-default" href={alternates.fr} />}
      {shareImage !== undefined && (
        <>
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content="Accroche" />
          <meta property="og:title" content={shortTitle} />
          <meta property="og:description" content={shortDescription} />
          <meta property="og:url" content={canonical} />
          <meta property="og:image" content={shareImage} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          {language !== undefined && (
            <meta property="og:locale" content={LOCALE[language].replace('-', '_')} />
          )}
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {structured !== undefined && (
        <script
          type="application/ld+json"
          // A closing tag inside a text must not end the script.
          dangerouslySetInnerHTML={{ __html: JSON.stringify(structured).replaceAll('<', '\\u003c') }}
        />
      )}
    </>
  );
}
