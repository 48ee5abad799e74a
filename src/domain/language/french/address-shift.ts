import {
  AFTER_HYPHEN,
  AFTER_IMPERATIVE,
  BEFORE_SUBJUNCTIVE,
  BEFORE_TOI,
  CLITICS,
  JOINING,
  NOT_VERBS,
  OTHER_SUBJECTS,
  PLAIN,
  SUBJUNCTIVES,
} from '#domain/language/address-words.ts';
import { elidesBefore } from './elision.ts';
import { guessGender } from './french-gender.ts';
import { NOUN_TOO } from '#domain/language/french-verb-words.ts';
import { isKnownImperative, shiftVerb, type Address } from './french-verbs.ts';
import type { Gender } from './french-agreement.ts';

/** A text in the other form of address, and the words left unchanged because their form could not be determined. */
interface ShiftedText {
  text: string;
  unsure: readonly string[];
}

const TOKEN = /(?:https?:\/\/|www\.)\S+|[#@][\p{L}\p{N}_.]+|[\p{L}\p{M}\p{N}]+[’']?|[^\p{L}\p{M}\p{N}]/gu;
const WORD = /^[\p{L}\p{M}\p{N}]/u;
const nounToo = new Set(NOUN_TOO);
const plain = { tu: new Map(PLAIN.tu), vous: new Map(PLAIN.vous) };
const subjunctive = {
  tu: new Map(SUBJUNCTIVES.map(([tu, vous]) => [tu, vous])),
  vous: new Map(SUBJUNCTIVES.map(([tu, vous]) => [vous, tu])),
};

/**
 * Iterates over the tokens of a text and replaces some; tokens keep their positions, so that looking back stays simple.
 */
class Shift {
  readonly from: Address;
  readonly tokens: string[];
  readonly genderOf: (noun: string) => Gender | null;
  readonly unsure: string[] = [];
  readonly done = new Set<number>();

  constructor(text: string, from: Address, genderOf: (noun: string) => Gender | null) {
    this.from = from;
    this.genderOf = genderOf;
    this.tokens = text.normalize('NFC').match(TOKEN) ?? [];
  }

  word(at: number): string {
    return (this.tokens[at] ?? '').toLowerCase().replace("'", '’');
  }

  isWord(at: number): boolean {
    return WORD.test(this.tokens[at] ?? '');
  }

  /**
   * Position of the next word (or the previous one), skipping spaces only; -1 where punctuation or the end comes first.
   */
  beside(at: number, step: 1 | -1): number {
    let place = at + step;
    while (place >= 0 && place < this.tokens.length && /^\s?$/u.test(this.tokens[place] ?? '')) place += step;
    return this.isWord(place) ? place : -1;
  }

  put(at: number, form: string): void {
    const old = this.tokens[at] ?? '';
    const big = old.charAt(0) !== old.charAt(0).toLowerCase();
    const shout = /\p{L}{2}/u.test(old) && old === old.toUpperCase() && old !== old.toLowerCase();
    this.tokens[at] = shout ? form.toUpperCase() : big ? form.charAt(0).toUpperCase() + form.slice(1) : form;
    this.done.add(at);
  }

  verb(at: number, tense: 'present' | 'imperative'): boolean {
    if (this.done.has(at)) return true;
    const form = this.word(at);
    const shifted = shiftVerb(form, this.from, tense);
    if (shifted === null || NOT_VERBS.has(form)) {
      this.unsure.push(this.tokens[at] ?? '');
      return false;
    }
    this.put(at, shifted);
    return true;
  }

  /** The verb of the subject at this position: the next word after clitics. */
  verbAfter(subject: number): void {
    let at = this.beside(subject, 1);
    let skipped = 0;
    while (at >= 0 && CLITICS.has(this.word(at)) && skipped++ < 4) at = this.beside(at, 1);
    if (at < 0 || this.done.has(at)) return;
    const before = this.tokens.slice(Math.max(0, subject - 20), subject).join('');
    const listed = subjunctive[this.from].get(this.word(at));
    if (BEFORE_SUBJUNCTIVE.test(before)) {
      if (listed !== undefined) return this.put(at, listed);
      if (this.from === 'tu' && this.word(at).endsWith('es')) {
        const vous = shiftVerb(this.word(at), 'tu', 'present');
        if (vous !== null) return this.put(at, vous.replace(/ez$/u, 'iez'));
      }
      if (this.from === 'vous' && this.word(at).endsWith('iez')) {
        const tu = shiftVerb(this.word(at).replace(/iez$/u, 'ez'), 'vous', 'present');
        if (tu !== null && tu.endsWith('es')) return this.put(at, tu);
      }
    }
    this.verb(at, 'present');
  }

  /** Whether a clause begins at this position: at the start, after punctuation, or after « et », « puis » … */
  startsClause(at: number): boolean {
    const before = this.beside(at, -1);
    if (before >= 0) return JOINING.has(this.word(before)) && (this.from === 'vous' || this.done.size > 0);
    const sign = this.tokens
      .slice(Math.max(0, at - 20), at)
      .join('')
      .trimEnd()
      .slice(-1);
    return !['-', '’', "'", '/', '#', '@'].includes(sign);
  }

  /** Handles an imperative at this position, if there is one: `Regarde`, `Ne te compare pas`, `dis-moi`. */
  imperative(at: number): void {
    let place = at;
    const denied = this.word(at) === 'ne' || this.word(at) === 'n’';
    if (denied) {
      do place = this.beside(place, 1);
      while (place >= 0 && CLITICS.has(this.word(place)));
      if (place < 0 || ['pas', 'plus', 'jamais', 'rien'].includes(this.word(place))) return;
    }
    const form = this.word(place);
    const hyphen = this.tokens[place + 1] === '-' ? this.word(place + 2) : '';
    if (this.from === 'vous') {
      if (/(?:\p{L}{2}ez|^dites|^faites)$/u.test(form) && !NOT_VERBS.has(form)) this.order(place);
      return;
    }
    // « Occupe-toi » is recognisable by its form, « sais-tu » is a question.
    if (hyphen === 'tu') return;
    if (!isKnownImperative(form, 'tu')) {
      if (AFTER_HYPHEN.has(hyphen)) this.order(place);
      return;
    }
    const next = this.beside(place, 1);
    const told =
      denied || this.tokens[place + 1] === '-' || (next >= 0 && AFTER_IMPERATIVE.has(this.word(next)));
    const number = next >= 0 && /^\d/u.test(this.word(next));
    if (!nounToo.has(form) || told || number) this.order(place);
  }

  order(at: number): void {
    const hyphen = this.tokens[at + 1] === '-' ? this.word(at + 2) : '';
    // « rendez-vous » is a noun.
    if (this.word(at) === 'rendez' && hyphen === 'vous') return;
    if (this.from === 'vous' && hyphen === 'vous' && this.asks(at)) {
      if (this.verb(at, 'present')) this.put(at + 2, 'tu');
      return;
    }
    if (!this.verb(at, 'imperative')) return;
    // Before -y and -en the tu imperative keeps its s: vas-y, achètes-en.
    if (this.from === 'vous' && (hyphen === 'y' || hyphen === 'en') && /[ea]$/u.test(this.word(at))) {
      this.tokens[at] = `${this.tokens[at] ?? ''}s`;
    }
    if (this.from === 'vous' && hyphen === 'vous') this.put(at + 2, 'toi');
  }

  asks(at: number): boolean {
    return /^[^.!…\n]*\?/u.test(this.tokens.slice(at, at + 200).join(''));
  }

  text(): string {
    return this.tokens.join('');
  }
}

function shiftTu(shift: Shift, at: number): void {
  const word = shift.word(at);
  const before = shift.beside(at, -1);
  const next = shift.beside(at, 1);
  if (word === 'tu') {
    const inverted = shift.tokens[at - 1] === '-';
    if (inverted) {
      const verb = shift.word(at - 2) === 't' ? -1 : at - 2;
      if (verb >= 0 && shift.isWord(verb)) shift.verb(verb, 'present');
    }
    shift.put(at, 'vous');
    if (!inverted) shift.verbAfter(at);
  } else if (word === 't’') {
    const follows = shift.word(at + 1);
    if (
      ['as', 'es', 'avais', 'étais', 'auras', 'aurais'].includes(follows) &&
      !(before >= 0 && shift.word(before) === 'tu')
    ) {
      shift.put(at, 'vous');
      shift.verb(at + 1, 'present');
    } else if (!shift.done.has(at)) shift.put(at, 'vous');
    shift.tokens[at] = `${shift.tokens[at] ?? ''}${shift.isWord(at + 1) ? ' ' : ''}`;
  } else if (
    /^tien(?:ne)?s?$/u.test(word) &&
    before >= 0 &&
    ['le', 'la', 'les', 'du', 'des', 'au', 'aux'].includes(shift.word(before))
  ) {
    shift.put(at, word.endsWith('s') ? 'vôtres' : 'vôtre');
  } else if (
    word === 'ton' &&
    before >= 0 &&
    /^(?:le|un|du|de|ce|au|quel|bon|même|d’un|votre|mon|son)$/u.test(shift.word(before)) &&
    (shift.word(before) !== 'de' || next < 0)
  ) {
    return;
  } else {
    const other = plain.tu.get(word);
    if (other !== undefined) {
      if (word !== 'ton' || next >= 0) shift.put(at, other);
    }
  }
}

function shiftVotre(shift: Shift, at: number): void {
  const next = shift.beside(at, 1);
  const noun = next >= 0 ? (shift.tokens[next] ?? '') : '';
  if (noun !== '' && elidesBefore(noun)) return shift.put(at, 'ton');
  const gender = shift.genderOf(noun);
  if (gender === null) shift.unsure.push(`${shift.tokens[at] ?? ''} ${noun}`.trim());
  else shift.put(at, gender === 'feminine' ? 'ta' : 'ton');
}

/** « vous » as an object, with the next word if any: te, or t’ joined to it. */
function objectVous(shift: Shift, at: number, next: number): void {
  const joined = next >= 0 && elidesBefore(shift.tokens[next] ?? '');
  shift.put(at, joined ? 't’' : 'te');
  if (joined) shift.tokens.fill('', at + 1, next);
}

function shiftVous(shift: Shift, at: number): void {
  const word = shift.word(at);
  if (word === 'votre') return shiftVotre(shift, at);
  if (/^vôtres?$/u.test(word)) {
    const article = shift.word(shift.beside(at, -1));
    return shift.put(at, word === 'vôtres' ? 'tiens' : article === 'la' ? 'tienne' : 'tien');
  }
  if (word !== 'vous') {
    const other = plain.vous.get(word);
    if (other !== undefined) shift.put(at, other);
    return;
  }
  const before = shift.beside(at, -1);
  const next = shift.beside(at, 1);
  if (shift.tokens[at - 1] === '-') {
    const verb = at - 2;
    if (shift.word(verb) === 'rendez') return;
    const known = shift.isWord(verb) && /(?:ez|êtes|dites|faites)$/u.test(shift.word(verb));
    if (known && shift.verb(verb, 'present')) shift.put(at, 'tu');
    else if (shift.word(at + 2) === 'même' || shift.word(at + 2) === 'mêmes') shift.put(at, 'toi');
    return;
  }
  const left = before >= 0 ? shift.word(before) : '';
  let place = next;
  while (place >= 0 && CLITICS.has(shift.word(place))) place = shift.beside(place, 1);
  const verb = place >= 0 ? shift.word(place) : '';
  const subject = /(?:\p{L}ez|^êtes|dites|faites)$/u.test(verb) && !NOT_VERBS.has(verb);
  const infinitive = /\p{L}{2}(?:er|ir|re)$/u.test(verb);
  // « On va vous montrer », « pour vous aider »; not « avec vous ».
  const helped =
    infinitive && left !== '' && (!BEFORE_TOI.has(left) || ['pour', 'sans', 'à', 'de'].includes(left));
  if (left === 'tu' || left === 'ne' || left === 'n’' || OTHER_SUBJECTS.has(left))
    objectVous(shift, at, next);
  else if (subject) {
    shift.put(at, 'tu');
    shift.verbAfter(at);
  } else if (helped) objectVous(shift, at, next);
  else if (BEFORE_TOI.has(left) || left === '' || next < 0 || shift.word(at + 2) === 'même')
    shift.put(at, 'toi');
  // A noun as the subject: « votre audience vous ressemble ».
  else if (/(?:\p{L}(?:e|ent|ont|t|d|c)|^a)$/u.test(verb)) objectVous(shift, at, next);
  else shift.unsure.push(shift.tokens[at] ?? '');
}

/**
 * Converts a French text from tu to vous, or the reverse: subjects and their verbs, imperatives, reflexive and object
 * pronouns, possessives. `genderOf` gives the gender of a noun after « votre », by default from a short list and
 * endings. `opensWithOrder` states that the first word is an imperative, even if it could be a noun (« Marche »).
 * Hashtags, handles and URLs stay unchanged. With two verbs for one subject (« tu filmes et montes ») only the first is
 * changed.
 */
export function shiftAddress(
  text: string,
  to: Address,
  genderOf: (noun: string) => Gender | null = guessGender,
  opensWithOrder = false,
): ShiftedText {
  const from = to === 'vous' ? 'tu' : 'vous';
  const shift = new Shift(text, from, genderOf);
  const first = shift.tokens.findIndex((_token, at) => shift.isWord(at));
  for (let at = 0; at < shift.tokens.length; at++) {
    if (!shift.isWord(at) || shift.done.has(at)) continue;
    if (opensWithOrder && at === first && shift.word(at) !== 'ne') shift.order(at);
    else if (shift.startsClause(at)) shift.imperative(at);
    if (shift.done.has(at)) continue;
    if (from === 'tu') shiftTu(shift, at);
    else shiftVous(shift, at);
  }
  return { text: shift.text(), unsure: shift.unsure };
}
