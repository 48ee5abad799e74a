/** Words that Grammalecte 2.1.2 does not know and that are right, each with its reason. Grammar flags have no exceptions. */
export const ALLOWED_WORDS: Readonly<Record<string, string>> = {
  POV: 'name of a format, said letter by letter',
  griffoir: 'what a cat scratches; in every pet shop',
  stream: 'what streamers make; said so in French',
  streamer: 'the verb of stream',
  streament: 'the verb of stream',
  gaming: 'gaming chair: how the thing is sold in France',
  tourage: 'folding of puff pastry, a word of the trade',
  rigatoni: 'a kind of pasta',
  Skyr: 'a dairy product',
  skyr: 'a dairy product',
  muscu: 'short for musculation, how people say it',
  niacinamide: 'an ingredient of cosmetics',
  Niacinamide: 'an ingredient of cosmetics',
  Pothos: 'a house plant',
  pothos: 'a house plant',
  mousseur: 'a milk frother',
  gigas: 'short for gigabytes, how people say it',
};

/** Names that the documentation uses: of products, formats, settings and what the specification calls so. */
export const NAMES_IN_DOCUMENTATION: ReadonlySet<string> = new Set(
  `TikTok Apify Metricool yt-dlp JSON CSV Excel Markdown PDF SRT VTT ZIP Stripe Ollama OpenAI Anthropic Mistral Studio Accroche
  Dashboard dashboard Hooks Hook hook hooks likes Likes Putaclic Business Premium Starter OpenAPI API Socialinsider
  Rival Upworthy Shulman Markowitz SHA-256 Google iTunes Storage Ctrl passkey passkeys Authorization Bearer hashtags hashtag
  H.264 H.265 Shapley Shorts Rogers Advances IQ tiktok tiktokstudio 12,3K`.split(/\s+/),
);
