import type { reportNotes as french } from '../../fr/reports/report-notes.ts';
import type { SameShape } from '../../language/translate.ts';

export const reportNotes: SameShape<typeof french> = {
  text: 'For yourself or for your client: this text is printed and goes along with PDF, Excel and Markdown exports. A share link does not show it.',
  label: 'Your notes',
  left: { one: '{count} character left', other: '{count} characters left' },
  saving: 'Saving…',
  saved: 'Saved at {time}',
  waiting: 'Not saved yet: the text is kept in this browser and is sent as soon as the network is back.',
  elsewhere: {
    title: 'This note has changed elsewhere',
    text: 'Another tab or device has changed it since. This is the other version; yours is in the field.',
    empty: 'The other version is empty.',
    mine: 'Keep mine',
    theirs: 'Take the other',
  },
};
