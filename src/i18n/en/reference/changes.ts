import type { ChangeId } from '../../documentation/reference/changes.ts';

/** The change log in plain words. */
export const changes: Record<ChangeId, string> = {
  claims:
    'A report says “established” only of what holds over the whole report: without a real effect that happens in one report in twenty at most. What wins and what loses stand apart, each with its range.',
  ties_and_outliers:
    'One viral video no longer lifts the typical one: it is named by its date. Videos that tie are said to tie, and a question no longer passes for a how-to. The assistant does not rank a video that is too recent, and an account that is beginning no longer hears “0” where nothing is known.',
  meanings:
    '“Last 30 days” means the same everywhere, in your time zone, and “Average engagement” is computed in one way. An unknown figure no longer counts as a zero, and what your files do not cover is said to be unknown. The period before ends just where yours begins.',
  video_reading:
    'An analysed video is read better: texts on screen with their accents, crossfades, music at the start, the kind of hook. Yours is no longer said to be of somebody else.',
  account_safety:
    'Nobody can open an account on your address or keep you from signing in. An API key or a Google account to link asks for your password, as does removing a second factor, and a new password offers to end keys and linked accounts. The link of a cancellation e-mail no longer works once the contract is resumed. An API key adds no recipient to your scheduled reports. A new address is confirmed in the account that asked for it.',
  sign_up:
    'Sign-up asks for your full name, says what you consent to and, with Google, takes the time zone of your browser.',
  withdrawal:
    'After a first withdrawal, a new contract begins at once if you ask for it; another withdrawal then keeps only the price of the days gone by.',
  room: 'The room for videos to analyse and the size of an archive to restore go by your plan.',
  client_reports:
    'Reports sent to your clients: an invitation that a mail server refused goes out again when you save the schedule again, and unticking your own address does take you off the recipients. The subject of the e-mail gives the videos published first, then their views.',
  support_replies:
    'Write to support from the help centre, with or without a linked TikTok account, and answer it in the app, where the link of the e-mail leads.',
  api_calls:
    'The API lists your texts and imports page by page, and analyses a video from a link or a file. An unknown parameter is refused, with the list of those accepted.',
  small_mends:
    'A wrong address leads to a page that says so, an incomplete script is called an outline and costs nothing, Excel shows your texts as they are, a plan that could not be checked is pointed out, and the assistant says yes or no only of what you ask.',
  start: 'Accroche starts with one command on an empty machine, database included.',
  sign_in:
    'Sign-up, sign-in by password or Google, a second factor with recovery codes, a list of open sessions.',
  accounts:
    'Link your TikTok accounts by their handle or with permission given on TikTok, which gives exact figures. A removed account can be restored for 30 days.',
  demo: '“View demo” opens the app without an account, read-only, with invented creators.',
  imports:
    'Import the files of TikTok Studio and “Download your data”: a preview says what was understood and what would change, and an import can be undone. An unknown reading day is said to be unknown. A CSV saved by an older Excel keeps its accents.',
  collection:
    'Figures come from several sources, each named. With a Business plan, recent videos are read more often than old ones.',
  figures:
    'Every total says what it was before, why it changed and where it comes from. Medians have their range, accounts can be compared, and each chart gives its table.',
  analyses:
    'Analyse a video by its link or its file: its place among yours, its hook, its calls to action, five recommendations with their evidence, and what could not be assessed.',
  assistant:
    'The assistant answers your questions from your own figures, and says “I do not know” where they are not enough. A question that names its own subject takes nothing over from the one before. The assistant also counts the days and hours you post at, and speaks of the hook you quote.',
  texts:
    'Hooks, calls to action and scripts in French and English, each explained, with a teleprompter and a history, which also keeps what had appeared before an interruption. A price, a time or a version in your topic is never cut.',
  models: 'Connect the language model of your choice; the built-in engine takes over if it does not answer.',
  reports:
    'Account and video reports, with versions, comparison, notes, share links, scheduled sending and PDF, Excel, CSV, JSON and Markdown files.',
  exports: 'Every table can be exported whole, with the source and date of each figure.',
  experiments:
    'Test one idea at a time: the rule closes with the first video, and no figure is shown before the verdict.',
  statistics: 'Statistics are checked on simulated accounts, and stay silent where there is too little data.',
  downloads: 'Get your own files, then public videos that you have the rights to.',
  quotas: 'A ledger says what was charged and why; work that fails is given back.',
  billing:
    'Subscriptions, invoices, pause, promotion codes, moving to a smaller plan, cancelling without detours, and withdrawing with a refund for fourteen days.',
  support:
    'Write to support with a reference and attachments; known issues and the state of the services are shown first.',
  testimonials:
    'Testimonials given with consent, read before publication, which their author can change or withdraw.',
  notifications: 'A page of notifications, and a summary by e-mail, daily or weekly, that one click ends.',
  settings:
    'Settings by section: formats, notifications, API keys, a complete archive, deletion of the account with a week to change your mind.',
  public_pages: 'Legal pages in both languages, and a site that can be installed and says so when offline.',
  screens: 'Every screen fits from 320 to 2560 pixels and with text twice as large, in both themes.',
  announcements: 'A screen reader hears outcomes, errors, counts and answers as they come, in dialogs too.',
  documentation:
    'The documentation has reference pages drawn from the program (methods, availability, limits, imports, errors, API, glossary) and a search.',
};
