import type { DocPage } from '../../documentation/documentation.ts';

export const analyseAVideo: DocPage = {
  title: 'Analyse a video',
  summary:
    'From a link, a file or one of your own videos: what an analysis costs, what it measures and how to read it.',
  checkedOn: '2026-11-22',
  sections: [
    {
      id: 'steps',
      title: 'Start an analysis',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Open the {page:analyzer}. Paste the link of a TikTok video, drop a video file, or both. Your own videos can also be analysed from {page:videos}.',
            'Before it starts, the page says what it recognised, what it costs and what you have left.',
            'Choose {text:analyses.analyse}. The stages show as they pass; leave and come back, or choose {text:analyses.progress.cancel}.',
            'The analysis opens at the end, and stays under {page:videoReports}.',
          ],
        },
        {
          kind: 'picture',
          name: 'analyse-a-video',
          alt: 'A finished analysis: the summary in three sentences, then the place of the video among those of the same account.',
        },
      ],
    },
    {
      id: 'cost',
      title: 'What it costs',
      blocks: [
        {
          kind: 'list',
          items: [
            'One video analysis of your plan: {limit:freemium.videoAnalysisMonthly} a month on the Free plan, {limit:premium.videoAnalysisMonthly} with Premium.',
            'Nothing if it fails, if you cancel it, or if nothing has changed since the last one.',
            'Up to {value:linksAnalysed} links at once: each has its own line and its own cost.',
          ],
        },
        {
          kind: 'text',
          text: 'On the Free plan you read the summary, the place of the video among your own, the class of its hook, the first piece of advice and the first hashtag. The rest is counted and described, and opens without a new analysis if you change plans.',
        },
      ],
    },
    {
      id: 'file',
      title: 'With the file, or without',
      blocks: [
        {
          kind: 'text',
          text: 'Without a file, the analysis reads the caption, the counters, and the subtitles where TikTok gives some. With the file, it also measures cuts, movement, sound, text on screen and faces in the first second. A video already analysed by its link can be measured afterwards: {text:analyses.measure.start}, at the end of the analysis.',
        },
        {
          kind: 'text',
          text: 'An SRT or VTT file says what is spoken. Your video file is deleted as soon as the analysis is done, unless you tick {text:analyses.files.keep}.',
        },
      ],
    },
    {
      id: 'read',
      title: 'Read the result',
      blocks: [
        {
          kind: 'text',
          text: '{doc:videos#analysis|Read a video’s analysis} explains each part, the ranges, and what “Not assessed” means.',
        },
      ],
    },
    {
      id: 'not',
      title: 'What an analysis does not do',
      blocks: [
        {
          kind: 'list',
          items: [
            'It predicts no views and gives no mark out of a hundred: the form of a video explains next to nothing of its audience.',
            'It does not measure what it has not seen: without a file, picture and sound are marked “Not assessed”.',
            'It does not compare your video with other people’s, but with your own at the same age, once there are {value:standingFloor} of them.',
            'For a video of another platform, give the file: its link is not read.',
          ],
        },
      ],
    },
    {
      id: 'next',
      title: 'Read on',
      blocks: [{ kind: 'links', to: ['videos#analysis', 'reports', 'sharing', 'experiments'] }],
    },
  ],
};
