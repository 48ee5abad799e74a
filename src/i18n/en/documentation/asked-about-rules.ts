import type { askedAboutRules as french } from '../../fr/documentation/asked-about-rules.ts';

export const askedAboutRules: Record<keyof typeof french, string> = {
  'faq#password':
    'do I have to give my TikTok password, TikTok login details, is it safe, is it dangerous, scam, is my password needed, trust, risk',
  'faq#try':
    'try without an account, see a demo, test first, guided tour, have a look, look around, before signing up, look without registering, see what it looks like, demonstration, trial',
  'faq#delete':
    'take a profile out, remove a TikTok account, delete a linked account, unlink an account, remove the main account, remove a client, drop an account',
  'faq#often':
    'how many times a day to refresh, wait between two syncs, delay before trying again, update frequency, how often',
  'faq#refused':
    'sync does not go through, refused by TikTok, cannot sync, error while syncing, what to do when it fails, solution, fix',
  'faq#leave':
    'close the tab, leave during the analysis, switch off the computer, let it run, does it go on, do I have to stay, keep this open, change page, close the window, lock my phone, wait in front of it',
  'faq#round':
    'why round numbers, not the real numbers, rounded figures, everything ends in zero, lack of precision, I want the exact number',
  'faq#studio':
    'why is it not the same as on TikTok, difference from the app, other number of views than in the app, Studio says otherwise, differs from my phone',
  'faq#counted':
    'what is deducted, what uses a credit, what is paid for, does looking count, charged for what, billable operations',
  'faq#reset':
    'when do my credits return, recharge, midnight, first of the month, renewal, reset, quota renewal date',
  'faq#cancel': 'how do I stop, unsubscribe, no fee, stop paying, easy to cancel, stop the sub',
  'faq#forgot':
    'I forgot my password, forgotten secret, cannot sign in, cannot get in, recover access, password lost, do not remember',
  'faq#who':
    'is my data visible, can somebody see my statistics, competitors, spy, run into my numbers, private or public, secret',
  'faq#cookies': 'advertising cookies, tracking, ads, banner, do you track me',

  methods:
    'methodology, how it is computed, formulas, mathematics, statistical reliability, rigour, calculations, scientific basis, how metrics are calculated, what is it based on, transparency, methodological documentation',
  'methods#principles':
    'rules of calculation, why is no figure shown, empty cell, missing number, estimate, reliability of the figures, principles, not enough data to show',
  'methods#engagement':
    'engagement formula, computing the rate, denominator, by views or by followers, mean of rates',
  'methods#medians':
    'confidence interval, margin around the median, range of the median, range beside the median, precision, 95 %, computing a median, uncertainty, error bars, band',
  'methods#comparison':
    'significant difference, statistical test, compare two groups, probability, chance, p-value, significance, margin of error',
  'methods#equal-age':
    'compare at equal age, views after a day, views after a week, life curve of a video, video too young, normalise by age',
  'methods#outliers':
    'video that exploded, viral video, exception, far above the others, hit, did way better, better than usual, stand out, record, breakthrough, overperform, spike detection, anomaly, banger',
  'methods#lifts':
    'what type of content works, which topics work, effective hashtags, what formats to favour, length that works, effect of a hashtag, which style to choose, what my audience likes, performance drivers, lift by format, contribution of each format, attribution',
  'methods#posting-times':
    'best hour to publish, what time to post, which day to publish, schedule, slot, morning or evening, weekend, ideal moment, peak hours, optimal timing, when to upload, reach more people at what time',
  'methods#own-spread':
    'views forecast, how many views will I make, estimate before publishing, predict, projection, potential, simulation, target of views, anticipate',
  'methods#change':
    'why did my views fall, explanation of the decline, where the rise comes from, decomposition, cause of the drop, drivers, what changed, why fewer views, plummet, flopping',
  'methods#growth':
    'gaining followers, follower curve, losing followers, followers per day, evolution of the community, growth, unfollows, how many followers gained',
  'methods#experiments':
    'sample size of a test, statistical power, A/B calculation, significance of a test, number of videos per variant, statistical protocol, split test statistics',
  'methods#hooks':
    'kinds of hooks recognised, automatic class of a hook, wrong category, hook detection, correct the kind',
  'methods#video-files':
    'measures of the picture, sound, shots, cuts, editing, face, burnt-in text, volume, music, computer vision, recognition, brightness, what the analysis looks at in my video, silences, pace of the cut',
  'methods#benchmarks':
    'sources of the averages, published studies, market reference, published figures, sector rates',
  'methods#floors':
    'minimum number of videos, how many videos are needed, thresholds, minimum sample, sample size, smallest size, not enough videos, too little data, from how many on',
  'methods#proofs':
    'proof, checking the calculations, can you be believed, how do you verify, simulations, validation, quality control, reliable or not',
  'methods#unknown':
    'how does the algorithm work, secret of the algorithm, for you page, get on the for you page, what nobody knows, time watched, traffic sources',

  availability:
    'which data exists, table of data, which source for which figure, accessible data, data coverage, what can be had',
  'availability#reading':
    'legend, understand the table, exact or rounded, meaning of yes and no, precision of the sources',
  'availability#accounts': 'followers, following, number of videos, total likes, profile data, bio',
  'availability#videos':
    'saves, favourites, bookmarks, caption, data by video, date of posting, length, cover',
  'availability#days': 'day by day figures, daily, daily history, views per day, time series',
  'availability#files': 'data from my video file, measures of a file, what the file adds',
  'availability#never':
    'data that is impossible to get, somebody else’s private account, retention, watch time, what nobody can give, history before joining, spy on a private account',

  limits: 'limits, ceilings, maximums, technical constraints, capacity, quotas, bounds',
  'limits#plans': 'limits by plan, caps of the plans, number of analyses, number of accounts, quotas by plan',
  'limits#files':
    'maximum weight, file size, file too heavy, megabytes, gigabytes, maximum length of a video, video too long, video formats, too large, number of rows, space available',
  'limits#counts':
    'how long does it last, life of a link, how long the bin keeps, maximum number, period, thirty days, ninety days, how many tests, how many requests',
  'limits#programs':
    'request limit, throughput, requests a minute, number of keys, life of a key, throttling, API quota',

  'import-guide':
    'guide to files, help with importing, expected format, file structure, file template, file refused, file notes, import specification, TikTok Studio file',
  'import-guide#before':
    'before importing, precautions, file size, protected zip, import again, preview, without risk',
  'import-guide#excel':
    'Excel file refused, xlsx, convert to csv, save as csv, workbook, my Excel sheet is not accepted, xls',
  'import-guide#studio':
    'TikTok Studio export, TikTok statistics file, download my analytics, TikTok zip, four files, Overview, Content, Followers, Studio archives, export my TikTok analytics',
  'import-guide#user-data':
    'download your data, TikTok personal data file, request data from TikTok, TikTok JSON, user data',
  'import-guide#others': 'Apify file, yt-dlp, another tool, scraper, JSON from other software',
  'import-guide#dates':
    'date format, day and month swapped, wrong year, American date, wrong date, shifted dates, missing year',
  'import-guide#rejected':
    'ignored rows, rejected row, missing rows, why is this row refused, error in the file',
  'import-guide#never-stored':
    'what you do not keep, private messages, addresses, viewing history, contacts, sensitive data, ignored',

  errors:
    'error message, error code, what does this error mean, list of errors, meaning of the code, a message I do not understand, refusal, unknown error',
  api: 'API, programming interface, developers, build into my software, connect my tool, endpoint, REST, technical documentation, plug in our tool, BI, Looker, Power BI, Data Studio, data warehouse, connector, data feed, feed a tool',
  'api#start':
    'first call, sample request, curl, Python, JSON, OpenAPI, Swagger, pagination, authentication, header, fetch my figures by program, script, automate fetching, synchronise with our internal tool',
  'api#keys':
    'rights of a key, authentication by key, read only, read and write, scope of a key, API security, bearer',
  glossary:
    'lexicon, vocabulary, definitions, dictionary, what do the words mean, jargon, terms, word I do not know',
  changes:
    'news, latest updates, what is new, versions, version history, what changed, new features, recent improvements, roadmap',

  '/pricing':
    'how much is it, subscription price, monthly price, yearly price, price per month, price per year, expensive, quote, agency price, company price, per user, per seat, budget, price list, what do I have to pay, discount, pro plan',
  '/testimonials':
    'customer reviews, testimonials, experiences, user reviews, what people say, customer references, is it worth it, recommendations',
  '/legal':
    'legal notice, who is behind this, who owns the site, owner, publisher, host, company, address, registration number, who are you, serious company, hosting of the site, legit',
  '/terms':
    'terms of use, terms and conditions, rules, what is forbidden, obligations, minimum age, liability',
  '/terms-of-sale': 'terms of sale, withdrawal, guarantee, mediator, fourteen days, sales contract, dispute',
  '/privacy':
    'privacy policy, DPO, supervisory authority, legal basis, controller, processing of personal data, subprocessors, data hosting, register, retention policy',
  '/cookies': 'cookie policy, list of cookies, browser storage, trackers',
  '/accessibility':
    'accessibility, disability, deaf, hard of hearing, low vision, blind, screen reader, colour blind, keyboard only, dyslexia, conformance, accessibility statement, WCAG',
};
