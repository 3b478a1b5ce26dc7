// The languages that are complete: one line each.
export { en } from './en/language.ts';
export { fr } from './fr/language.ts';
export { ptBR } from './pt-BR/language.ts';
export { ru } from './ru/language.ts';
export { uk } from './uk/language.ts';
