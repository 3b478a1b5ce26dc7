import type * as english from '../en/fort-cannot.ts';
import type { Same } from '../speaker.ts';

export const passing: Same<typeof english.passing> = {
  passed: 'passou: {why}',
  pass: 'passa: {why}',
};

export const cannot: Same<typeof english.cannot> = {
  'fort.follow.card': 'sem {suits}',
  'fort.follow.full': 'não dá para fazer a ação por completo',
  'fort.follow.same-kind': 'não há espaço para o recurso que o líder pegou',
  'fort.stuff': 'suas Tralhas estão cheias',
  'fort.pack': 'sua Mochila está cheia',
  'fort.lookout': 'seu Esconderijo está cheio',
  'fort.play.zero': 'dá zero',
  'fort.act.pack': 'nada nas Tralhas para colocar na Mochila',
  'fort.act.lookout': 'nenhuma carta para guardar',
  'fort.act.trash': 'nenhuma carta para remover',
  'fort.act.trash-rival': 'nenhum rival tem cartas no Quintal',
  'fort.act.trash-this': 'a carta já não está lá',
  'fort.act.recruit': 'não há ninguém para recrutar',
  'fort.act.advance': 'não dá para pagar o próximo Nível de Forte',
  'fort.act.spend': 'nada para gastar',
  'fort.act.copy-rival': 'nada na Mochila dos rivais que caiba nas suas Tralhas',
  'fort.act.convert': 'nada para converter',
};
