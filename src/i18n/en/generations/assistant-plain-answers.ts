import type { SameShape } from '../../language/translate.ts';
import type { plainAnswers as fr } from '../../fr/generations/assistant-plain-answers.ts';

export const plainAnswers: SameShape<typeof fr> = {
  yes: 'Yes.',
  yesUnsized: 'Yes, but by how much cannot be said yet.',
  noLess: 'No, the other way round.',
  noLessUnsized: 'No, the other way round; by how much cannot be said yet.',
  together: 'The two go together; I cannot say that it is the cause.',
  togetherLess: 'No, it is the opposite that goes together; I cannot say that it is the cause.',
  ofAllVideos: 'I cannot count only “{said}”: here is the answer for all your videos.',
  noneNamed: 'I do not know: none of your known videos has “{words}” in its caption.',
  leads: { one: '{count} lead to test.', other: '{count} leads to test.' },
  unseen: 'It has no view: it cannot be compared.',
  allUnseen: {
    one: 'I do not know: the only video published {span} has no view.',
    other: 'I do not know: the {count} videos published {span} have no view.',
  },
  unseenLeftOut: {
    one: '{count} video without a single view is not ranked.',
    other: '{count} videos without a single view are not ranked.',
  },
  cannotTell: 'That cannot be told.',
  severalNamed: '{count} of your videos speak of “{words}”:',
  severalThen: '{count} videos were published on that day:',
  severalTotal: {
    one: '{total} {metric}.',
    other: '{total} {metric} in all.',
  },
  severalFirst: 'The most viewed: “{title}”, published on {day}, {views}.',
  severalWhich: 'For a single one, give its day, or quote its title.',
  severalWhichThen: 'For a single one, quote its title.',
  hookKind: '“{hook}” is a hook of the form “{kind}”.',
  hookUsed: {
    one: '{count} of your videos holds these words.',
    other: '{count} of your videos hold these words.',
  },
  hookUntold: 'Your videos do not tell whether this form does better than others.',
  hookLimits: 'It is the form that is compared: nothing tells in advance whether these very words will work.',
  growthViews: 'And your views:',
  hour: 'from {from}:00 to {to}:00',
  mostDay: {
    one: 'Most often {names}: {count} video.',
    other: 'Most often {names}: {count} videos.',
  },
  mostHour: {
    one: 'Most often {names}: {count} video.',
    other: 'Most often {names}: {count} videos.',
  },
  momentsOnly: 'This is what you do, not what works best.',
};
