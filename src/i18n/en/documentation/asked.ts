import type { AskedPlace } from '../../fr/documentation/asked.ts';

export const asked: Record<AskedPlace, string> = {
  accounts: 'my TikTok accounts, manage my accounts, several accounts',
  'accounts#link':
    'how to add my account, link my TikTok, connect or attach a profile, enter my handle, my username, change main account, second account, how many accounts, set as primary, default account, switch accounts, where do I put my @, I changed my username, wrong account linked',
  'accounts#sync':
    'update my numbers, refresh, automatic sync, is it automatic, by itself, on its own, numbers not up to date, sync button greyed out, wait between syncs, delay, last update, how frequently, numbers not moving, my stats are not updating, views not refreshed, next sync, what time does it update, history kept',
  'accounts#import':
    'where to find the CSV, get the file, export from TikTok Studio, ask TikTok for your data, download your data, yt-dlp command, Apify storage, where is my TikTok export, get my TikTok analytics, download my stats from TikTok Studio',
  'accounts#demo': 'fake account, demo account, example, look around without commitment, made-up data',
  'accounts#failures':
    'sync failed, keeps failing, not working, crashes, sync error, account not found, private account, TikTok blocks, nothing happens, no videos found, it does not work, my account is private, account deleted, cannot find my account, TikTok says slow down',

  administration: 'administrator, admin, manage the server, admin panel',
  'administration#steps':
    'become admin, who is the administrator, manage users, change somebody’s plan, block a user, lock, audit log, job queue, unsent messages, give somebody a free plan, give credits, see revenue',
  'administration#consent':
    'allow collection, turn on scraping, reading TikTok is off, TikTok’s terms, administrator’s consent',
  'administration#view-as':
    'see what a user sees, sign in as somebody, impersonate, look at a customer’s account',
  'administration#not': 'can an admin see passwords, card number visible',

  'analyse-a-video': 'analyse a video, analyser, analyzer',
  'analyse-a-video#steps':
    'start an analysis, paste a link, upload my video, analyse a file, study a video, analyse a competitor, cancel an analysis, how long does an analysis take, analyse a TikTok, break down a video, see why a video works, study somebody else’s video',
  'analyse-a-video#cost':
    'how much does an analysis cost, is a failed analysis counted, several links at once, number of analyses a month, what I see for free, price of a video analysis, how many analyses do I have left',
  'analyse-a-video#file':
    'why give the file, is my video kept, stored or deleted, SRT or VTT captions, measure sound and picture, video upload, without a file, sound not provided, picture not assessed',
  'analyse-a-video#read':
    'understand my analysis, read the result, what does not assessed mean, I do not understand my analysis, how to read the results, explanation of the analysis',
  'analyse-a-video#not':
    'YouTube, Instagram, Reels, Shorts, Snapchat, other platform, virality score, score out of 100, predict views, compare with other creators, competitors',

  assistant:
    'chatbot, bot, artificial intelligence, AI, chat, ask about my numbers, what can the AI do, what is the assistant for, questions about my stats',
  'assistant#steps':
    'how to use the chatbot, what can I ask, sample questions, ask the AI, length of a question',
  'assistant#cost': 'number of questions a day, chatbot limit, unlimited questions, how many messages',
  'assistant#unknown':
    'it says it does not know, no answer, does not understand, chatbot not answering, does it invent numbers',
  'assistant#model':
    'ChatGPT, which AI model, does the AI make up numbers, hallucinations, wrong answers, trustworthy, reliable, my data sent to an AI',
  'assistant#keep':
    'delete a conversation, chat history, find a chat again, rename, clear my messages, export a conversation, deleted chats, find an old chat, past conversations',
  'assistant#not': 'search the internet, act for me, post through the chatbot, predict my views',

  'best-practices':
    'advice, tips, tricks, improve, grow, get more views, go viral, how to get more followers, how to grow, make my account take off',
  'best-practices#routine': 'what to do every week, where to start to improve, habits, weekly review',
  'best-practices#benchmarks':
    'good engagement rate, average rate, is my engagement good, industry numbers, compare with others, TikTok average, benchmarks',
  'best-practices#rhythm':
    'how many videos to post a week, posting frequency, how often should I post, ideal length of a video, how long, every day, should I post every day, posting too much, once a day',
  'best-practices#traps':
    'mistakes to avoid, pitfalls, judging too early, what not to do, beginner mistakes, what beginners get wrong',

  billing:
    'subscription, payment, invoice, credit card, change payment method, VAT, where is my invoice, download an invoice, VAT number, receipt',
  'billing#steps':
    'upgrade to Premium, get a subscription, subscribe, change plan, buy, pay yearly, annual discount, two months free, prorated, switch plan, test mode, how much will I pay today, payment methods, PayPal, invoice in my name',
  'billing#cancel':
    'stop my subscription, unsubscribe, opt out, no commitment, end early, resume after cancelling, stop paying, three clicks, I do not want to pay any more, I want to leave, end of contract',
  'billing#pause': 'suspend, put on hold, holiday, vacation, resume later, freeze the subscription',
  'billing#refunds':
    'refund, money back, get a credit back, billing mistake, charged twice, credit note, withdrawal',
  'billing#failed':
    'payment declined, card expired, card refused, change credit card, update my card, unpaid, past due, grace period, my card is out of date, my bank declined, payment bounced',
  'billing#not': 'automatic renewal, auto-renew, is my card stored, Stripe, notice',

  'connect-tiktok':
    'authorise TikTok, official connection, OAuth, connect my TikTok, exact numbers, get the real numbers, exact numbers instead of rounded, official account',
  'connect-tiktok#steps':
    'connect button missing, give access to TikTok, authorise the app, official connection',
  'connect-tiktok#what': 'what do you read in my account, which permissions, rights asked for, scopes',
  'connect-tiktok#broken':
    'reconnect, permission expired, connection lost, token expired, asks me to reconnect, disconnected by itself',
  'connect-tiktok#end': 'disconnect TikTok, remove access, revoke, withdraw permission, unlink TikTok',
  'connect-tiktok#not': 'do you post for me, do you read my messages, drafts, watch time',

  dashboard: 'home page, main screen, overview',
  'dashboard#period':
    'change the period, 7 days, 30 days, pick dates, date range, rolling window, see a month, see further back, year, see the last two weeks, last month, yesterday, this week, show more days',
  'dashboard#blocks':
    'what does the dashboard show, what are the cards for, top 5, recent activity, explanation of the dashboard, what is each block',
  'dashboard#change':
    'red or green arrow, percentage, up, down, trend, why are my views down, my views dropped, fewer views than before, compared with the period before, not measurable, decrease, increase, it is going down, minus thirty percent, compared with last week',
  'dashboard#engagement':
    'my rank, am I good, colour of the engagement, benchmark beside it, where do I stand',
  'dashboard#freshness': 'old data, date of the numbers, outdated, stale, when were they read',
  'dashboard#accounts-shown':
    'total of several accounts, why only one account, add up my accounts, choose the account shown',

  downloads: 'download a video, save the video, get my videos',
  'downloads#steps':
    'paste a TikTok link, download without the app, MP4, H.264, H.265, short link, save to my computer, quality, download several videos, checksum, save a clip to my laptop, save a TikTok on my phone, where do downloaded videos go',
  'downloads#needs':
    'download unavailable, turned off, yt-dlp, disk space, how long the file stays, file expired',
  'downloads#analyse': 'analyse a downloaded video',
  'downloads#not':
    'watermark, without TikTok logo, private video, slideshow, photos, somebody else’s video, blocked in my country, carousel',

  experiments:
    'A/B test, experiment, try an idea, compare two versions, hypothesis, split test, try two ways of filming, try two hooks, does it make a difference',
  'experiments#steps': 'create a test, run an experiment, how many videos do I need, variant, test a hook',
  'experiments#verdict':
    'test result, no difference, winner, significant, what does the verdict mean, did my test work, my test says no difference, is it conclusive',
  'experiments#why-locked':
    'cannot edit the test, locked, change the rule, remove a video from the test, frozen',
  'experiments#not': 'old videos in a test, delete a test, minimum number',

  'first-steps': 'beginner, getting started, start, new here, tutorial, guide, where to begin, set up',
  'first-steps#steps':
    'create an account, sign up, register, first sign-in, how does it work, onboarding, handle, how do I sign up, create my account with Google, how long does it take',
  'first-steps#no-source':
    'no numbers, empty dashboard, nothing shows, no data, waiting, account linked without numbers, I linked my account but it is empty, there is nothing, no videos, I see nothing',
  'first-steps#look-first': 'what to look at, important numbers, key metrics',
  'first-steps#not':
    'credit card needed to sign up, is it really free, history from before, old numbers, retroactive',

  hooks: 'how to begin a video, first line, first sentence, opening line, first seconds, intro, opener',
  'hooks#channels': 'the first 3 seconds, how many words, text on screen, catch attention, without sound',
  'hooks#families':
    'types of hooks, hook examples, hook templates, inspiration, ideas, kinds of openings, sorts of hooks, sentences to begin a video',
  'hooks#compare': 'which hook works best, best hook, compare my hooks',
  'hooks#generate':
    'hook generator, hook ideas, find a hook, write a hook with AI, Putaclic, clickbait, writing score, how hooks are rated, score, points, tone, niche, I have no idea, give me a hook, the generator gives nothing, hooks already seen',

  imports: 'import, load a file, upload a CSV, add data',
  'imports#steps': 'how to import, drop the file, preview, drag and drop, refused rows, slow import',
  'imports#files': 'which file, accepted formats, what kinds of files, CSV, ZIP, JSON, what is in each file',
  'imports#columns': 'unknown column, name a column, columns not recognised, map the columns',
  'imports#conflicts':
    'import twice, duplicates, same file again, different values, overwrite my numbers, replace',
  'imports#undo':
    'undo an import, wrong file, go back, delete an import, imported the wrong file, I imported rubbish, take out what I imported',
  'imports#not':
    'does an import cost anything, is an import counted, private messages in the file, personal data, does importing cost credits, is importing free, my DMs, read my messages',

  introduction:
    'what is Accroche, what is it for, presentation, what does this site do, what does Accroche do, introduction to the product',
  'introduction#start': 'getting started, first steps, quick start, begin, create an account',
  'introduction#engagement':
    'engagement rate, how to calculate engagement, formula, green yellow red, why is it red, interaction',
  'introduction#sources':
    'where does the data come from, provenance, how do you get the numbers, scraping, TikTok API, little quotation mark, reliable, accurate, know whether a number is exact, source of a number, the little icon beside the numbers',
  'introduction#rounding': 'round numbers, not precise, counter does not move, rounding, approximate',
  'introduction#numbers':
    '12.3K, 1.2M, thousands, millions, what does K mean, what does M mean, abbreviation, full number, the K after a number, short number, 3.4M',
  'introduction#limits':
    'retention, watch time, age of the audience, where views come from, country of my followers, what is missing',

  plans: 'offers, packages, pricing, prices, which plan to choose, difference between Free and Premium',
  'plans#limits':
    'what each plan includes, Premium limits, compare plans, Business, Learner, how many a month, what is in Premium, what is the difference between the plans, agency plan',
  'plans#counting':
    'when do my quotas come back, reset, counter, credits left, orange bar, red bar, used up, how many do I have left, out of credits, limit reached, quota used up',
  'plans#free': 'free version, is it free, free limits, without paying, trial',
  'plans#downgrade':
    'go to a cheaper plan, back to free, lose my accounts, read only, downgrade, smaller plan',
  'plans#cancel': 'cancel, no commitment, stop paying, end subscription',

  privacy:
    'GDPR, private life, personal data, confidentiality, my rights, what do you do with my information, what do you know about me, my info',
  'privacy#steps':
    'download my data, get my data, get everything, export everything, copy of my data, delete my Accroche account, close my account, deactivate, erase everything, right to be forgotten, undo the deletion, everything you know about me, delete my profile, leave and erase everything',
  'privacy#archive':
    'backup, ZIP archive, move to another server, restore my data, portability, what you have about me, back up my account, save a copy',
  'privacy#kept':
    'how long do you keep data, storage period, retention of data, when is it deleted, bin, stored',
  'privacy#who':
    'who sees my data, who can see my numbers, do you sell my data, shared with whom, resale, data security, staff access, hosting, does anybody see my stats, can my competitor see',
  'privacy#cookies': 'cookies, trackers, advertising, ads, tracking, banner, Google Analytics',
  'privacy#out':
    'does my data go elsewhere, third parties, processors, sent to OpenAI, passed on, sold, resold, do my stats go to OpenAI, sent to the United States',
  'privacy#not': 'deleted at TikTok too, files already exported',

  reports: 'account report, review, analysis of my account, audit',
  'reports#steps':
    'review my account, analyse my account, create a report, profile audit, choose the period of a report, run a report again, take stock of my account, review of the month',
  'reports#videos': 'find an analysis again, old analysis, list of video reports, filter, sort, tags',
  'reports#compare': 'compare two reports, compare two months, see progress between two reports',
  'reports#schedule':
    'automatic report, schedule, every Monday, every week, every month, weekly, monthly, send to my client, recipients, stop receiving reports, end the sending, send the report by itself, get my stats by e-mail',
  'reports#bin': 'delete a report, recover a deleted report, bin, restore, deleted by mistake',
  'reports#not': 'not enough videos, no conclusion, why did my video work, today is not counted',

  scripts: 'what to say in my video, screenplay, text of the video, write a video, prompter',
  'scripts#generator':
    'generate a script, write a script with AI, script length, 60 seconds, teleprompter, export as SRT, storyboard, tutorial, edit the script, script for a 45 second video, write my video, what to say, help writing, text ready to read',
  'scripts#beats': 'structure of a video, outline, how many words for 30 seconds, breakdown, words a minute',
  'scripts#cta': 'call to action, CTA, ask people to follow, end of the video, get comments',
  'scripts#promise':
    'misleading, clickbait, deceive the audience, deliver what the hook says, misleading hook, lying title',

  security: 'safety, two-factor authentication, 2FA, protect my account, hacked',
  'security#steps':
    'turn on two-factor authentication, authenticator app, Google Authenticator, SMS code, QR code, recovery codes, backup codes',
  'security#lost-factor':
    'lost phone, stolen phone, new phone, no access to the code, lost recovery code, locked out, my phone was stolen, I changed phones, authenticator app deleted',
  'security#password':
    'forgotten password, change password, reset, change e-mail address, new address, link not received, I cannot sign in any more, change my e-mail',
  'security#sessions':
    'signed-in devices, log out other devices, log out everywhere, sign out, who is signed in, suspicious sign-in, hacked account, somebody else is in my account, forgotten computer, sign out',
  'security#support-views':
    'does support look at my account, who looked at my account, traces, somebody looked at my account, support saw my pages',
  'security#not': 'phishing, fake e-mail, passkey, fingerprint, scam, somebody asks for my password',

  settings: 'preferences, options, configuration, my profile',
  'settings#steps':
    'change the language of the site, switch to English, switch to French, dark theme, dark mode, night mode, change my name, username, date format, first day of the week, preferences, where are the settings, brand logo, change my display name, change my username, where are the settings, screen too bright',
  'settings#time-zone': 'wrong time, hours off, wrong time zone, London time, midnight, daylight saving',
  'settings#notifications':
    'stop getting e-mails, turn off notifications, alerts, too many e-mails, disable e-mails, weekly summary, digest, be told, webhook, be warned by e-mail, push notifications, e-mail every Monday, I get too many messages',
  'settings#model':
    'Ollama, OpenAI, Mistral, Anthropic, Claude, GPT, my own AI, OpenAI key, local model, bring my own AI',
  'settings#api-keys': 'API key, access token, automate, Zapier, create a key, revoke a key',
  'settings#not': 'see my key again, advertising by e-mail, newsletter',

  sharing: 'share, export, send to somebody, public link',
  'sharing#steps':
    'show a report to a client, public link, send a report, hide my name, hide numbers, share without an account, brand, show my results to a brand, send my stats to a partner, media kit',
  'sharing#end': 'close a link, stop sharing, turn a link off, how often was a link opened, revoke',
  'sharing#exports':
    'export as PDF, as Excel, as CSV, open in a spreadsheet, Google Sheets, print, logo on the PDF, white label, get my numbers in a file, put my stats into Excel',
  'sharing#not': 'lost link, find a link again, permanent link, link that never expires',

  support: 'help, contact, write to us, assistance, customer service',
  'support#steps':
    'contact support, talk to a human, real person, open a ticket, ask a person, report a problem, response time, attachment, screenshot, attach a picture, write a ticket, I have a problem, nobody answers, phone number',
  'support#after': 'follow my request, reopen a ticket, close, reply to support, rate the answer',
  'support#without-account':
    'write without an account, cannot sign in, locked out, contact without signing up, contact you without an account, reach you without signing up',
  'support#assistant': 'hand the conversation over to support, get a human',
  'support#testimonials':
    'leave a review, testimonial, publish a review, take back my testimonial, review refused, stars, feedback, give my opinion, rate Accroche, leave a comment about the site',
  'support#not': 'can support change my data, asked for my password',

  videos: 'my videos, statistics of a video, table of videos',
  'videos#counters':
    'views, likes, comments, shares, what counts as a view, replays, colours of the curves, how many people watched, what is a view, saves of a video',
  'videos#median': 'median or average, difference, what does median mean, typical video',
  'videos#age':
    'recent video, too early to judge, how long to wait, video from yesterday, compare an old video with a new one',
  'videos#analysis':
    'understand the analysis, range, not assessed, correct the class of the hook, rewrite, no score',
  'videos#reports': 'compare two videos, find a video report, tag, share a video report',
  'videos#exports':
    'semicolons in the CSV, broken accents, emojis in the PDF, decimals, comma or point, encoding, export the table',
  'videos#studio':
    'numbers different from TikTok, gap with Studio, not the same views, wrong statistics, do not match, mismatch',
  'videos#download': 'download a video, save a video, TikTok video as MP4',

  'faq#password': 'TikTok password needed, do you need my TikTok login, is it safe',
  'faq#try':
    'try for free, test it, without a TikTok account, see a demo, try before paying, see what it looks like',
  'faq#delete': 'remove an account, unlink an account, delete the main account',
  'faq#often': 'how many syncs a day, how often to refresh, sync again',
  'faq#refused': 'sync refused, sync failed, TikTok blocks, sync keeps failing, what to do',
  'faq#leave': 'close the page, leave during the analysis, turn the computer off, runs in the background',
  'faq#round': 'rounded numbers, rounded views, not the exact number',
  'faq#studio': 'different from TikTok Studio, not the same numbers',
  'faq#counted':
    'what is counted, what uses credits, pay for each analysis, do I pay for this, what costs something',
  'faq#reset': 'when does my quota come back, reset, what time, renewal of credits',
  'faq#cancel': 'cancel my subscription, stop, unsubscribe, end',
  'faq#forgot':
    'lost password, cannot sign in any more, reset my password, forgot password, I cannot get in, I cannot sign in any more, I lost my password',
  'faq#who': 'confidentiality, who can see my statistics, is my data private, sold, visible to others',
  'faq#cookies': 'trackers, advertising, ads, tracking, cookie banner',

  methods: 'formulas, how it is computed, statistics, methodology',
  'methods#principles': 'rules of calculation, estimates, missing value, reliability of the numbers',
  'methods#engagement':
    'calculation of the engagement rate, engagement formula, mean of the videos, green threshold',
  'methods#medians': 'confidence interval, calculation of the median, 95 % range',
  'methods#comparison': 'significant difference, compare two groups, statistical test, margin of error',
  'methods#equal-age': 'age curve, compare at equal age, recent and old videos',
  'methods#outliers':
    'viral video, exceptional, that took off, stands out, unusual, one of my videos blew up, a video that does much better than the others, hit',
  'methods#lifts':
    'which format works, which hashtags work, best length, what works for me, what works for me, which kind of video works best',
  'methods#posting-times':
    'best time to post, when to post, which day to post, slot, schedule, what day should I upload, best day',
  'methods#own-spread': 'predict views, prediction, how many views will I get, estimate before posting',
  'methods#change': 'why did my views drop, breakdown, explanation of the fall, rise in views',
  'methods#growth': 'followers gained, followers lost, growth, evolution of followers, follower curve',
  'methods#experiments': 'sample size, power, A/B test calculation',
  'methods#hooks': 'kinds of hooks recognised, wrong class, correct the hook',
  'methods#video-files':
    'what is measured in the video, cuts, sound, loudness, faces, face recognition, text on screen, detect cuts, music, editing, pace of the editing',
  'methods#benchmarks': 'average engagement rate on TikTok, published numbers, studies, industry',
  'methods#floors': 'how many videos are needed, minimum number of videos, thresholds, not enough videos',
  'methods#proofs': 'is it reliable, verified, proof, simulations',
  'methods#unknown': 'TikTok algorithm, retention, watch time, where views come from, age of the audience',

  availability: 'which data, table of sources, what gives what',
  'availability#reading': 'exact or rounded, legend of the table, know whether a number is exact or rounded',
  'availability#accounts': 'number of followers, account data, which source gives followers',
  'availability#videos':
    'data of a video, saves, favourites, caption, which source, how many people saved my video, number of favourites',
  'availability#days': 'daily numbers, views per day, followers per day, daily history',
  'availability#files': 'data of a video file',
  'availability#never': 'data that cannot be had, retention, somebody else’s private account, past',

  limits: 'limits, maximum, size, how many at most',
  'limits#plans': 'quotas of each plan, number of analyses, number of accounts, automatic sync by plan',
  'limits#files':
    'maximum size, file too big, video formats, weight, maximum length, MP4, MOV, maximum size of an import',
  'limits#counts': 'how long the bin keeps, number of tests, how long a link lasts, how many days',
  'limits#programs': 'API limit, requests a minute, how long a key lasts, rate limit',

  'import-guide': 'guide to the files, headers, recognised columns',
  'import-guide#before':
    'import again, preview before import, file size, ZIP with a password, maximum size of a file to import',
  'import-guide#excel': 'XLSX, Excel, workbook, sheets, Excel refused',
  'import-guide#studio':
    'TikTok Studio export, download analytics, four ZIPs, CSV from TikTok, language of the columns',
  'import-guide#user-data': 'download your data, JSON from TikTok, TikTok personal data',
  'import-guide#others': 'Apify, yt-dlp, JSON export',
  'import-guide#dates': 'date format, day or month, wrong year, wrong dates, language of dates',
  'import-guide#rejected': 'refused row, unreadable row, why is a row missing',
  'import-guide#never-stored':
    'private messages, viewing history, IP address, contacts, what you do not read',

  errors: 'error codes, error message, list of errors',
  api: 'API, developer, integration, program, REST',
  'api#start':
    'call the API, curl, Python, JavaScript, sample request, OpenAPI, Swagger, pagination, technical documentation, get my stats into a program, plug in a tool, script, JSON',
  'api#keys': 'rights of a key, API authentication, read only, API quota',
  glossary: 'lexicon, vocabulary, list of words',
  changes: 'news, updates, changelog, release notes, what is new, versions, latest features',

  '/pricing':
    'price, how much does it cost, yearly price, per year, per month, annual cost, expensive, Business Pro, Business Starter, quote, enterprise',
  '/testimonials': 'user reviews, what people think of it, average rating, customer comments',
  '/legal': 'who are you, publisher of the site, host, company number, company address, imprint',
  '/terms': 'terms of use, terms of service, rules, what is forbidden',
  '/terms-of-sale': 'terms of sale, right of withdrawal, mediator, guarantee',
  '/privacy': 'privacy policy, data protection officer, supervisory authority',
  '/cookies': 'cookie policy, local storage',
  '/accessibility': 'accessibility, disability, screen reader, visually impaired, keyboard',
};
