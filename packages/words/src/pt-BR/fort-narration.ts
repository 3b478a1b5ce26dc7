import type * as english from '../en/fort-narration.ts';
import type { Same } from '../speaker.ts';

/** “Você” leva o verbo na terceira pessoa, como um nome. */
export const now: Same<typeof english.now> = {
  skipped: 'não joga carta',
  played: 'joga {card}',
  'played-as': 'joga {card} como {suit}',
  gained: 'coleta {amount}',
  packed: 'coloca {amount} na Mochila',
  spent: 'gasta {amount}',
  converted: 'converte {amount} em {gained}',
  'copied-own': 'copia a própria Mochila: {amount}',
  'copied-rival':
    'copia {yours, select, yes {a sua Mochila} other {a Mochila de {owner}}}: {amount}',
  scored: 'ganha {points}',
  advanced: 'avança ao Nível de Forte {level} por {paid}',
  looks: 'olha as Regras Inventadas',
  'kept-rule': 'fica com “{rule}”',
  'kept-a-rule': 'fica com uma Regra Inventada',
  'took-perk': 'pega a Vantagem “{perk}”',
  'took-sculpture': 'pega a Colagem de Macarrão',
  'used-perk': 'usa a Vantagem “{perk}”',
  recycled: 'pega {card} de volta com “{perk}”',
  tucked: 'guarda {card}{source} no Esconderijo',
  trashed: 'remove {card}{source}',
  recruited: 'recruta {card}{source}',
  followed: 'segue com {card}',
  passed: 'passa',
  nothing: 'não coleta nada',
};

export const telling: Same<typeof english.telling> = {
  turn: '{you, select, yes {Seu turno} other {Turno de {who}}}',
  home: '{you, select, yes {Você chama} other {{who} chama}} {cards} de volta para casa',
  waits:
    '{n, plural, one {{cards} espera} other {{cards} esperam}} no {yours, select, yes {seu Quintal} other {Quintal}}',
  with: '{deeds}, com {cards}',
  because: '{deeds} ({why})',
  followed: '{followed}: {deeds}',
};
