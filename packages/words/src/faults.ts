import type { Expected, Problem } from '@treefort/kernel';
import type { Voice } from './messages.ts';

function wrongValue(voice: Voice, where: string, expected: Expected | undefined): string {
  switch (expected?.is) {
    case undefined:
      return voice.t('faults:value', { where });
    case 'whole':
      return voice.t('faults:whole', { where, from: expected.from, to: expected.to });
    case 'one-of':
      return voice.t('faults:one-of', { where, words: expected.words.join(', ') });
    case 'flag':
      return voice.t('faults:flag', { where, yes: 'true', no: 'false' });
    case 'text':
    case 'list':
    case 'object':
      return voice.t(`faults:${expected.is}`, { where });
  }
}

/** What is wrong with foreign data or a record, as a sentence. */
export function problem(voice: Voice, found: Problem): string {
  switch (found.is) {
    case 'value':
      return wrongValue(voice, found.where, found.expected);
    case 'field':
      return voice.t('faults:field', { where: found.where, field: found.field });
    case 'game':
    case 'rules':
      return voice.t(`faults:${found.is}`, { id: found.id });
    case 'seats':
      return voice.t('faults:seats', { seats: found.seats.join(', ') });
    case 'choice':
      return voice.t('faults:choice', { n: found.n });
    case 'json':
    case 'nested':
    case 'copy':
    case 'unfinished':
    case 'outcome':
      return voice.t(`faults:${found.is}`);
  }
}
