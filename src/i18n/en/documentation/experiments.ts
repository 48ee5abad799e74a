import type { DocPage } from '../../documentation/documentation.ts';

export const experiments: DocPage = {
  title: 'Tests',
  summary:
    'Experiment with one thing at a time, with a rule written beforehand and a verdict that nobody can rig.',
  checkedOn: '2026-11-22',
  sections: [
    {
      id: 'steps',
      title: 'Prepare and run a test',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Open {page:accountReports}, then {text:experiments.create}. An account report also proposes some, already filled in.',
            'Say what changes between the two versions, what you expect, and the measure: views or engagement, at an age you choose.',
            'Choose the smallest difference worth having. The page proposes how many videos it takes to see it, from how widely your own vary.',
            'Post. Put each video in the usual version or in the variant. The first one locks the test: {text:experiments.lockConfirm}.',
            'The verdict comes when all videos have reached their age. Until then no figure is shown.',
          ],
        },
        {
          kind: 'picture',
          name: 'experiments',
          alt: 'The tests of an account: what changes, the rule written beforehand and how many videos are planned.',
        },
      ],
    },
    {
      id: 'verdict',
      title: 'Read the verdict',
      blocks: [
        {
          kind: 'list',
          items: [
            '{text:experiments.verdict.variant_better} or {text:experiments.verdict.variant_worse}: the difference, its range and the number of videos.',
            '{text:experiments.verdict.no_difference_found} is not a failure: a difference smaller than the range remains possible; this test could not see it.',
            'Write down what you take from it: the lesson can still be changed.',
          ],
        },
      ],
    },
    {
      id: 'why-locked',
      title: 'Why everything is locked',
      blocks: [
        {
          kind: 'text',
          text: 'Look every day and you end up seeing a difference where there is none. So neither the rule nor the number of videos changes after the first video, and a video can be withdrawn only while its result cannot be known.',
        },
      ],
    },
    {
      id: 'not',
      title: 'What a test does not do',
      blocks: [
        {
          kind: 'list',
          items: [
            'It posts nothing and does not choose your videos: you place them.',
            'It does not take videos posted before it was created.',
            'With fewer than {value:experimentLeast} videos per version there is no test.',
            'A deleted test can be restored for {value:experimentKeptDays} days, as locked as it was.',
          ],
        },
      ],
    },
    {
      id: 'next',
      title: 'Read on',
      blocks: [{ kind: 'links', to: ['reports', 'best-practices', 'hooks#compare'] }],
    },
  ],
};
