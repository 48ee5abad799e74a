import type { askedAboutUse as french } from '../../fr/documentation/asked-about-use.ts';

export const askedAboutUse: Record<keyof typeof french, string> = {
  accounts:
    'where are my accounts, accounts page, add or drop a profile, list of my profiles, manage creators, portfolio of accounts, client accounts, roster, my TikTok pages',
  'accounts#link':
    'attach a profile, hook up my account, where to type my handle, where does my username go, enter my TikTok name, add another TikTok, switch between profiles, default profile, star next to an account, onboard a client, add a talent, track someone else’s account, follow another creator, profile address, profile URL, picked the wrong account, how many profiles can I have',
  'accounts#sync':
    'reload my data, pull the latest stats, fetch new numbers, refresh the counters, when does it refresh, my numbers are frozen, stuck, followers not moving, button does nothing, inactive button, how long do I have to wait, daily reading, collection frequency, automatic collection, my new video does not appear, missing video, real time, interval between readings, why wait 24 hours, one hour',
  'accounts#import':
    'load a statistics file, send my export, which file to give, download from Studio, get official data, TikTok spreadsheet, add my numbers by hand, bring in my history, client data, formats understood',
  'accounts#demo':
    'play with fake numbers, dummy data, demo creator, is this real data, sandbox, test environment, try with an account that is not mine, invented profile, sample account',
  'accounts#failures':
    'cannot read, will not load, keeps loading, spinning, stuck, glitch, handle not recognised, unknown profile, account does not exist, spelling of the handle, set to private, banned, blocked, suspended, too many requests, red message, collection failed, TikTok refuses, cannot fetch my videos, why did it fail, says not found but it exists',

  administration: 'admin dashboard, back office, console, running the platform, operator',
  'administration#steps':
    'manage members, list of registered people, ban somebody, appoint an administrator, admin rights, role, audit trail, traceability, turnover, background tasks, mail that did not go out, change a user’s plan, user table, operate the instance',
  'administration#consent':
    'public reading is closed, give consent, permit public pages to be fetched, source disabled by the administrator, is scraping legal, scrape, TikTok compliance, unlock reading',
  'administration#view-as':
    'see what a customer sees, open a member’s account, act in place of somebody, troubleshoot a user, read-only look',
  'administration#not':
    'what the administrator cannot see, do you see my bank card, readable passwords, secrets, visible tokens',

  'analyse-a-video':
    'study a video, look closely at a video, have my TikTok examined, decode a clip, content audit, creative analysis, understand a video, dissect a clip, review my video, feedback on my video',
  'analyse-a-video#steps':
    'where to launch the analysis, put in a link, paste a URL, drop a file, send my clip, check my last video, find out what is wrong with my video, opinion on my video, stop the analysis, interrupt, it takes long, stages, how many minutes, analyse a rival, competitive monitoring, spy on a competitor, look at what others do, why did this one work',
  'analyse-a-video#cost':
    'do I pay to analyse, how many credits does it take, charged when it fails, billed for a failure, does cancelling count, analyse several videos at once, batch, bulk, list of links, consumption, how many am I entitled to, how many tries, free analyses, limit of analyses',
  'analyse-a-video#file':
    'why send the file, is the link enough, keep my file, what becomes of my file, erase the uploaded file, where is my upload stored, store the video, subtitle file, transcript, spoken words, picture and sound measured, link or file, footage, mp4',
  'analyse-a-video#read':
    'what does the result mean, explain the video report, the report makes no sense, interpret the analysis, meaning of the sections, conclusion of the analysis, understanding the findings, help reading it',
  'analyse-a-video#not':
    'other social networks, does it work with Insta, YouTube Shorts, Reels, Facebook, Twitch, grade my video, give a mark, chances of going viral, viral score, probability, compare with competitors, competitive benchmark, against other accounts, measure up to a rival',

  assistant:
    'talk to the robot, chat with the AI, query my data, conversational agent, chat bubble, built-in chat, ask the machine, virtual assistant, copilot, ask in plain English, video ideas',
  'assistant#steps':
    'what to ask it, how to word my question, sample prompts, where is the chat, open the chat, tell it about my videos, possible questions, what can it do, message too long, size of a message',
  'assistant#cost':
    'messages per day, questions left, cannot ask any more, message limit reached, chat allowance, unlimited chat, price of the chatbot',
  'assistant#unknown':
    'it does not get me, off the point, cannot answer, empty answer, no reply to my question, says it lacks the information, refuses to answer, off topic, not enough data to answer',
  'assistant#model':
    'which artificial intelligence is used, is it ChatGPT underneath, can I believe it, talks nonsense, lies, gets it wrong, make things up, invents, false answers, reliability of the answers, language model, LLM, do my messages go elsewhere',
  'assistant#keep':
    'reread a discussion, earlier exchanges, old questions of mine, find an answer again, throw a conversation away, clear the history, restore an erased chat, title of a conversation, copy the conversation, export the chat, chat memory, history of chats',
  'assistant#not':
    'does it go on the web, can it post, answer comments for me, take action, predictions, what it will not do, limits of the assistant',

  'best-practices':
    'become famous, be successful, gain followers, get seen, boost my account, grow my audience, succeed on TikTok, go big, content strategy, recommendations, recipe, optimise my presence, organic growth, level up, get noticed, tricks that work, what to film, what should I post next, content ideas, out of ideas, no inspiration, blow up',
  'best-practices#routine':
    'organise my week, action plan, what to look at on Mondays, working method, regular follow-up, ten minutes, ritual, content calendar, manage my time, checklist',
  'best-practices#benchmarks':
    'market averages, decent engagement rate, is that a good score, industry standard, sector references, Rival IQ study, compare with the market, reference figures, norms, am I average, are my numbers normal, compared with other creators, compared with brands',
  'best-practices#rhythm':
    'number of posts, consistency, posting plan, publish often, too many videos, how long should a TikTok be, short or long videos, keep it short, number of seconds, recommended length, cadence, publishing volume, how many times to post, editorial rhythm',
  'best-practices#traps':
    'classic pitfalls, bad ideas, myths, what am I doing wrong, slip-ups, misreading the numbers, jumping to conclusions, fooling myself, do not do this, judging a video the next day',

  billing:
    'my invoices, bills, manage my subscription, pay, means of payment, accounting, proof of payment, receipt, VAT, tax, billing area, see what I pay, direct debit, statement, expense claim, print an invoice, bill for last month',
  'billing#steps':
    'take a subscription, buy a plan, move up a plan, upgrade, change my package, pay by the year, yearly saving, discount, promo code, coupon, pay by card, bank transfer, prorated, how much today, amount due, purchase order, become a paying customer, unlock the features, go premium, monthly or yearly payment',
  'billing#cancel':
    'end my subscription, I want to stop, stop the charges, no longer be charged, leave, get out of the paid plan, break the contract, notice period, commitment, minimum term, close the plan, cancel before the end, regret cancelling, come back after cancelling, done with this',
  'billing#pause':
    'interrupt for a while, holidays, stop for a month, put to sleep, freeze, take a break, suspend payments, resume later, vacation, off season, put aside',
  'billing#refunds':
    'get my money back, I want a refund, give the money back, store credit, goodwill, billed twice, billing error, paid for nothing, wrongly charged, dispute, complaint, overpaid, money-back guarantee, chargeback',
  'billing#failed':
    'payment does not go through, card declined, card blocked, expired card, my bank refuses, direct debit rejected, unpaid, missed payment, default, payment incident, reminder, renewal failed, insufficient funds, no money on the account, new card, use another card, late payment, what happens if I do not pay, settle the invoice, outstanding invoice',
  'billing#not':
    'renews by itself, automatic renewal, is my card kept, card details stored, hidden fees, charged without warning, payment security',

  'connect-tiktok':
    'authorise access to my TikTok, official link, exact figures, precise numbers, plug in TikTok, link officially, TikTok API access, TikTok login, sign in with TikTok, more precision',
  'connect-tiktok#steps':
    'connect button not there, how to give access, accept the request, authorisation screen, confirm on TikTok, steps to authorise',
  'connect-tiktok#what':
    'what do you see of my TikTok, what do you have access to, information read, rights requested, permissions granted, scope of access, what do you fetch, what can you see once I said yes',
  'connect-tiktok#broken':
    'permission expired, link is broken, have to connect again, disconnected from TikTok, dropped, give access again, token out of date, access lost',
  'connect-tiktok#end':
    'cut off access, remove permission, unplug TikTok, take back my rights, stop giving you access, revoke the app, dissociate, unlink, detach',
  'connect-tiktok#not':
    'will you publish on my account, post for me, publish in my name, on my behalf, read my private messages, see my drafts, see my private videos, touch my account, change my profile, write to my followers, risk for my account',

  dashboard:
    'main page, home screen, overview, summary of my numbers, at a glance, synthesis, cockpit, key figures, KPI, first page after signing in',
  'dashboard#period':
    'change the dates, choose a range, see last month, past week, since the beginning, quarter, year, over how many days, go further back, date filter, window, time interval, last seven days, yesterday, today, custom period',
  'dashboard#blocks':
    'what do the boxes mean, what are the panels for, sections of the home page, my best videos, ranking of my videos, top videos, recent activity, dashboard cards, chart on the home page, read the dashboard, widgets',
  'dashboard#change':
    'red arrow, green arrow, red percentage, minus sign, losing views, drop, fall, my views collapsed, going down, fewer views, I am flopping, flop, slump, stagnating, nobody watches any more, dead, shadowban, evolution, variation, progress, trend, compared with last month, comparing periods, month over month, week over week, growth, delta, performance comparison',
  'dashboard#engagement':
    'my standing, my ranking, am I any good, colour of the rate, green yellow red, rank, where I stand, put my engagement in context, compared with my earlier videos',
  'dashboard#freshness':
    'yesterday’s numbers, last reading, data not fresh, since when, date of the reading, stale data, how old are the figures, is it up to date, how recent',
  'dashboard#accounts-shown':
    'add up my accounts, only one account appears, cumulated figures, total of all profiles, consolidated view, filter by account, aggregate, portfolio, I see only one of my accounts, choose the profile shown',

  downloads:
    'get a video, save a TikTok video, back up my videos, have the video file, keep a copy of my clips, grab a video, download my content, rip',
  'downloads#steps':
    'paste the address to download, save on my computer, save on my phone, best quality, HD, batch download, several videos, mp4 format, where did the file go, folder, short link, start the download',
  'downloads#needs':
    'download does not work, downloads disabled, cannot download, no more space, file vanished, file erased, download link expired, how long the file stays',
  'downloads#analyse': 'study the file I got, from download to analysis, analyse after downloading',
  'downloads#not':
    'without a watermark, remove the TikTok logo, remove the mark, watermark, private video, slideshow, photos, another creator’s video, copyright, reuse a video, forbidden, blocked video',

  experiments:
    'test two ideas, give it a try, compare two ways of doing, experiment, A/B test, protocol, find out what works best, put to the test, creative testing, variant testing, validate a hypothesis, split testing',
  'experiments#steps':
    'prepare a test, launch an experiment, choose the variants, control group, how many videos for a test, length of a test, put my videos into the test, define the measure, test protocol',
  'experiments#verdict':
    'outcome of the trial, which one won, which is better, no difference, cannot conclude, significant, conclusion of the test, interpret the test, luck or real effect, read the verdict',
  'experiments#why-locked':
    'cannot change the test, why is it locked, padlock, change midway, take a video out, frozen, cheating',
  'experiments#not':
    'older videos, delete an experiment, too few videos, what a test does not prove, limits of a test, test on the past',

  'first-steps':
    'I am new, beginner, first steps, getting the hang of it, what to begin with, tutorial, starter guide, how does it work, manual, introduction, I am lost, where do I begin, how do I start, onboarding, help me start',
  'first-steps#steps':
    'create my account, open an account, register, sign up with Google, registration steps, first analysis, put in my handle, e-mail and password, first use, after signing up, how long until my numbers show',
  'first-steps#no-source':
    'everything is empty, there is nothing, blank screen, zero everywhere, no figures, nothing shows, pending, no statistics, the data does not arrive, empty table, no videos, I see nothing, where are my numbers, nothing on screen, blank page, all blank, where is my data',
  'first-steps#look-first':
    'what to look at first, what to read first, important numbers, priority indicators, what to focus on, which figure to begin with, the essentials',
  'first-steps#not':
    'do I need a card, free sign-up, no commitment, get my old statistics back, history from before, past figures, earlier data, since I created my account, card required to register',

  hooks:
    'hook, what is a hook, first sentence, start of a video, first seconds, introduction, opening, punchline, how to start my video, begin well, catch the viewer, attention grabber, lead-in, good first line, opening sentence',
  'hooks#channels':
    'on-screen text, speech, picture, first three seconds, number of words at the start, hold attention, catch the eye, stop the scroll, people swipe away, scrolling, with the sound off, three channels, speak fast',
  'hooks#families':
    'kinds of hooks, templates, sample sentences, typology, categories of hooks, question, number, story, challenge, idea for an opening, inspiration, ready-made formulas',
  'hooks#compare':
    'which of my hooks works, effectiveness of my hooks, best opening, rank my hooks, compare how my videos start, performance by hook, which family to choose',
  'hooks#generate':
    'suggest a hook, propose an opening line, write a hook for me, generator, suggestions, make up a title, title ideas, automatic hooks, tone, topic, niche, hook rating, writing score, clickbait hook, give me one, find what to say at the start',

  imports:
    'import numbers, add a file, load my statistics, upload a file, take over data, bring in an export, feed it with a file, inject data, ingest, give my file',
  'imports#steps':
    'drop a file, drag and drop, preview before saving, steps of an import, where to import, confirm, refused rows, import too slow, attach the file, import my TikTok files',
  'imports#files':
    'which file to take, what type of file, accepted formats, difference between the exports, csv or json, which to choose, file extension, compatible file',
  'imports#columns':
    'unknown column, header not recognised, match the columns, column mapping, wrong column, name a column, rename',
  'imports#conflicts':
    'duplicates, same file twice, contradicting values, overwrite, the file says otherwise, inconsistency, difference between file and page, which one wins, merge, disagree',
  'imports#undo':
    'undo an import, go back, remove a file, wrong file, I chose the wrong file, take out what I loaded, reverse, erase an import, rollback',
  'imports#not':
    'does an import cost anything, does importing use a credit, do you read my messages, private messages, privacy of the file, is an import counted, cost of an import',

  introduction:
    'what is this for, what is this site, presentation of the tool, what does it do, who is it for, use, features, how does it help me, analytics tool, what can I do here, the concept',
  'introduction#start':
    'begin in three steps, quick start, creating the account, launch the first analysis, start fast',
  'introduction#engagement':
    'engagement rate, definition of engagement, how engagement is computed, interactions over views, rate formula, what does engagement mean, why is my rate red, threshold',
  'introduction#sources':
    'where do the figures come from, how did you get my data, origin of the data, reliability of the sources, official figures, collection, where do you find these numbers, is it true, provenance, small source icon, quotation mark, legit numbers',
  'introduction#rounding':
    'round figures, imprecise, roughly, approximation, the counter does not move, rounding, zero views gained, no visible change',
  'introduction#numbers':
    'what does K mean, meaning of M, read big numbers, thousands, millions, the whole number, abbreviations, unit, how numbers are written, number format',
  'introduction#limits':
    'age of my followers, country of my audience, gender of viewers, time watched, retention, demographics, who watches me, traffic sources, where views come from, what you cannot know, missing data',

  plans:
    'the offers, which package to take, prices, packages, how much is it, what does the paid plan hold, free or paid, do I have to pay, differences between plans, company plan, agency plan, subscriptions, tiers, price list',
  'plans#limits':
    'how many accounts, number of profiles per plan, what Premium includes, benefits of paying, compare the plans, comparison table, manage many accounts, twenty accounts, ten accounts, five accounts, for an agency, multi-account, number of creators, analyses a month, team, seats, included volume, cap by plan, several talents',
  'plans#counting':
    'how many do I have left, my counter, my remaining credits, when does it recharge, reset, no more credits, used everything, quota bar, usage this month, balance, exhausted, blocked until next month, tracking usage, I hit the limit, gauge, allowance, reset date',
  'plans#free':
    'free version, what is free, without paying, stay on free, free forever, trial period, limits of the free version, blurred content, try without paying, costs nothing, zero euros',
  'plans#downgrade':
    'return to the free plan, take a cheaper one, lower plan, what becomes of my accounts, lose my data when changing, too many accounts, read only, reduce my plan, step down, cheapest offer',
  'plans#cancel': 'stop the subscription, no commitment, cancel, end of contract, opt out',

  privacy:
    'my data, private life, data protection, GDPR, compliance, data protection officer, what do you know about me, personal information, confidentiality, right of access, data processing, data processing agreement, DPA, anonymity, do you sell my info',
  'privacy#steps':
    'close my account, delete my Accroche account, unregister, disappear, wipe everything, erase my history, leave the site, get back all you have, right to erasure, export my data, cancel the deletion, changed my mind, close my profile, stop using Accroche, deletion delay, take my data when I leave, get rid of my account',
  'privacy#archive':
    'full backup, safety copy, zip of my data, move to another server, migrate, portability, import an archive, transfer my data, change installation, restore a backup',
  'privacy#kept':
    'storage duration, how long do you keep it, what do you keep, retention policy, purge, storage, archiving, automatic deletion, my data after I leave, retention period',
  'privacy#who':
    'who sees my numbers, can anybody see my account, is it public, can rivals see me, staff access, employees, do you sell my data, resale, visible to others, secret, are my statistics private, isolation between clients, can another user run into my data, access by your team',
  'privacy#cookies':
    'tracking, trackers, cookie banner, targeted advertising, Google Analytics, do you follow me, cookie consent, audience measurement',
  'privacy#out':
    'where does my data go, sent abroad, third parties, subprocessors, processors, vendors, hosting, transfer outside Europe, United States, partners, data passed to an AI, leaves the server, Stripe, technical providers, subcontractors',
  'privacy#not':
    'erase at TikTok as well, what is left after deletion, files already sent, reports already gone, what you cannot erase',

  reports:
    'reports, account summary, review of my account, file, synthesis, account audit, reporting, deliverable, study of my profile, my reports',
  'reports#steps':
    'make a review, generate a report, produce a summary, analyse my whole account, create reporting, report on a month, choose the dates of a report, redo a report, diagnosis of my account, state of play, opinion on my account, evaluate my profile',
  'reports#videos':
    'find an earlier analysis, my past analyses, where are my analyses, list of analyses, history of analyses, sort, filter, labels, organise my analyses, look up a report',
  'reports#compare':
    'compare two reviews, change between two reports, before and after, measure my progress, monthly comparison, month over month, am I improving, from one month to the next, previous report',
  'reports#schedule':
    'get my numbers by mail, automatic sending, schedule a report, planned sending, every Monday, weekly report, automated monthly report, send to my clients, recurring delivery, recipients, subscribe to the report, no longer receive the report, automated reporting, stakeholders, distribution list, periodic summary, scheduled delivery',
  'reports#bin':
    'bin, trash, restore a report, report deleted by mistake, I deleted it by accident, get back what I threw away, undo a deletion, find a deleted report, recycle bin, oops',
  'reports#not':
    'the report says nothing, too few videos to conclude, no conclusion, incomplete report, today is missing, limits of a report, why it does not say why',

  scripts:
    'script, text of my video, screenplay, what to say, what to talk about in my video, do not know what to say, write my text, draft my video, dialogue, speech, out of words, spoken content',
  'scripts#generator':
    'write me a script, generate a text, automatic writing, have my video written, prompter, teleprompter, text to read aloud, length of a script, storyboard, shot list, one minute script, correct the text, change the script, export the script, AI writes for me, ghostwrite, write it for me',
  'scripts#beats':
    'plan of a video, structure, breakdown, stages of a video, beginning middle end, build my video, narration, storytelling, number of words, speaking pace, rhythm of the text, four beats',
  'scripts#cta':
    'call to action, make people subscribe, ask for a like, end my video, conclude, get reactions, get people to comment, last sentence, conversion, make people click, community engagement',
  'scripts#promise':
    'lying title, trick people, keep the promise, do not lie, exaggerate, clickbait, deliver what was announced, disappoint the audience, honesty',

  security:
    'secure my account, protect my account, sign-in, log in, hacking, two-factor authentication, I was hacked, safety, access to my account, strong authentication, MFA',
  'security#steps':
    'turn on two-step verification, six-digit code, code by text message, authenticator app, scan the QR code, backup codes, 2FA, second factor, add security, MFA, strengthen sign-in',
  'security#lost-factor':
    'phone lost, phone stolen, phone broken, changed phone, no access to the code any more, recovery code lost, no codes left, stuck at sign-in, I do not get the code, the code does not work, app deleted, my phone died, new phone, cannot enter the code, turn off the second factor without a phone',
  'security#password':
    'password lost, change my password, reset, password link, the mail did not arrive, change my mail address, new address, wrong password, incorrect password, edit my e-mail, forgot my login, reset mail, old address',
  'security#sessions':
    'who is signed in, connected devices, somebody uses my account, sign another computer out, close sessions, unknown sign-in, intruder, hacked, sign out everywhere, forgot to log out, a friend’s computer, public computer, someone else is logged in',
  'security#support-views':
    'did support see my pages, who looked into my account, access by the team, access log, audit trail, log of viewings, register, surveillance, audit of access',
  'security#not':
    'suspicious message, scam, fake mail, they ask for my password, phishing, fingerprint, passkey, face recognition, is it really you, fraudulent site, legit or fake',

  settings:
    'settings, preferences, parameters, my profile, configure, customise, account options, my details, where to change my details',
  'settings#steps':
    'change the language, put it in English, put it in French, dark theme, night mode, light mode, black screen, appearance, colours, change my name, change my picture, profile picture, avatar, change nickname, date format, comma or point, agency logo, branding, where are the settings, see my invoices, displayed name',
  'settings#time-zone':
    'wrong time, time difference, time zone, summer time, local time, the times are off, not the right hour, I live abroad, one hour off, moved to another country',
  'settings#notifications':
    'alerts, be warned, receive an alert, no more mail, too many notifications, mute, turn off e-mails, weekly summary, spam, webhook, Slack, warning, tell me when a video takes off, endless e-mails, stop the e-mails, unsubscribe from mail, silence, choose alerts, stop sending me e-mails, inbox flooded',
  'settings#model':
    'plug in my AI, my OpenAI key, use ChatGPT, use Claude, Mistral, local model, Ollama, AI provider, LLM, personal key, host my own model, self-hosted model, choose the model',
  'settings#api-keys':
    'get a key, API key, access token, connect other software, automate, integration, Zapier, Make, plug in an outside tool, revoke a key, lost key, programmatic access, BI tool, external dashboard',
  'settings#not':
    'see my key again, hidden key, advertising mail, newsletter, marketing, what the settings do not do',

  sharing:
    'share, show my numbers, send to somebody, give somebody access, public link, deliver a report, present my results, pass on a report, hand over to a client, deliverables, client-ready, without an account',
  'sharing#steps':
    'create a share link, send a link to my client, show to a brand, press kit, media kit, share with an advertiser, hide some figures, hide my name, visible without registering, how long the link lasts, partner, sponsor, colleague, who can open the link, anybody with the address, prove my stats to a brand, view without an account',
  'sharing#end':
    'disable a link, cut off sharing, cancel a share, close access, link still active, how many people opened it, number of openings, delete a link, take the link down',
  'sharing#exports':
    'export to PDF, get an Excel, spreadsheet, CSV file, print, download the report, download the table, put my logo on, white label, agency branding, PDF deliverable, data extract, raw data, Google Sheets, presentation, PowerPoint, copy into a document, put into Notion',
  'sharing#not':
    'lost link, find a link again, endless link, permanent link, link that expires, link no longer works, dead link, still alive, still valid, what a link does not show',

  support:
    'help, contact somebody, assistance, customer service, need help, reach the team, ask a question, after-sales, write to the team, hotline, phone number, talk to someone, someone at your company',
  'support#steps':
    'send support a message, open a request, create a ticket, report a bug, report a problem, add a screenshot, attachment, time to answer, response time, support mail, nobody answers, ask a human for help, complaint, something is wrong, form, have someone look at my problem',
  'support#after':
    'follow my ticket, where is my request, answer from support, chase, waiting for an answer, reopen a ticket, close it, give a rating, reply to the message, state of my request, after I wrote',
  'support#without-account':
    'write without being signed in, contact without an account, I cannot get in, public form, question before signing up, prospect, shut out, not a customer yet',
  'support#assistant':
    'from the robot to a person, be put through, the chatbot is not enough, transfer the chat, escalate, real human',
  'support#testimonials':
    'give my opinion, leave a comment, testify, write a review, rate the service, review refused, review published, take back my review, stars, recommend Accroche',
  'support#not':
    'can support change my data, edit my numbers for me, act on TikTok, what support does not do, limits of support, unblock my TikTok account',

  videos:
    'my videos, performance of my videos, list of videos, stats by video, table of videos, figures of a video, results of a post, my posts, my content',
  'videos#counters':
    'number of views, what is a view, counted view, likes, comments, shares, counters, if I watch my own video, colour of the curves, how many people saw it, plays, repeats, reach, impressions',
  'videos#median':
    'median, mean, average, middle value, why not the average, difference between mean and median, usual result, ordinary video, typical score, normal video',
  'videos#age':
    'video too recent, too young, wait before judging, age of a video, old video, posted yesterday, how many days to wait, compare an old and a new one, too soon, time to spread',
  'videos#analysis':
    'read a video’s analysis, range, interval, not assessed, not measured, correct the kind of hook, rewrites, explanation of the sentences, meaning of the analysis, no mark',
  'videos#reports':
    'compare videos with each other, find a video report, put a label, sort my reports, share an analysis, selection, saved view, filter the reports',
  'videos#exports':
    'separator, semicolon, comma, delimiter, broken accents, strange characters, encoding, missing emoji, decimals, table as a file, open in a spreadsheet, mixed-up columns, everything in one column, format of the exported file, leading apostrophe',
  'videos#studio':
    'not the same numbers as TikTok, gap with the app, the app shows something else, different number of views, does not match, wrong numbers, lag behind Studio, differs from my phone, which one is right, discrepancy',
  'videos#download': 'download my video, save the clip, save as mp4, get the file',
};
