import type { WordRule } from './wordRule';

/** Whom a text addresses, and how. */
export const register: WordRule[] = [
  {
    languages: ['de'],
    pattern: /(?<!\p{L})([Dd]u|[Dd]ir|[Dd]ich|[Dd]ein\p{L}*|[Ee]uch|[Ee]ue?re?[mnrs]?)(?!\p{L})/u,
    instead: 'Sie, Ihr',
    wrong: 'Deine Bestellungen',
  },
  {
    languages: ['fr'],
    pattern: /vous-mêmes|(?<!\p{L})([Tt]u|[Tt]oi|[Tt]on|[Tt]a|[Tt]es)(?!\p{L})/u,
    instead: 'vous, votre; vous-même',
    wrong: 'Les commandes que vous prenez vous-mêmes',
  },
  {
    languages: ['es'],
    pattern:
      /(?<!\p{L})([Ss]us? (respuesta|equipo|tienda|local|cuenta|menú)|Puede \p{L}+l[aeo]s?(?! cualquiera)|Léal[aeo]s?|no puede responder|Ya ha enviado)(?!\p{L})/u,
    instead: 'tú, tu',
    wrong: 'Su respuesta',
  },
  {
    languages: ['it'],
    pattern: /(?<!\p{L})(Lei|Suo|Sua|Suoi|Sue)(?!\p{L})/u,
    instead: 'tu, il tuo',
    wrong: 'La Sua risposta',
  },
  {
    languages: ['nl'],
    pattern: /(?<!\p{L})([Uu]|[Uu]w|[Uu]zelf)(?!\p{L})(?! %\{minutes\})/u,
    instead: 'je, jij, jouw (“u” is the hour only before minutes)',
    wrong: 'Uw klanten',
  },
  {
    languages: ['pt'],
    pattern: /(?<!\p{L})([Vv]ocês|[Tt]u|[Tt]eus?|[Tt]uas?|[Vv]ossos?|[Vv]ossas?)(?!\p{L})/u,
    instead: 'você, seu',
    wrong: 'Pedidos que vocês anotam',
  },
  {
    languages: ['ru'],
    pattern: /(?<!\p{L})([Тт]ы|[Тт]ебе|[Тт]ебя|[Тт]обой|[Тт]во[ийяеёю]\p{L}*)(?!\p{L})/u,
    instead: 'вы, ваш',
    wrong: 'Твои заказы',
  },
  {
    languages: ['ar'],
    pattern: /(?<!\p{L})\p{L}{3,}كم(?!\p{L})/u,
    instead: 'the singular suffix: متجرك',
    wrong: 'متجركم مغلق.',
  },
  {
    languages: ['ar'],
    pattern: /(^|[.:؛،] )(اضغطوا?|اكتب|ابحث|ابدأ|اقرأه?|أضفها?|تواصلوا?|أخبر|اختر|أدخل|راجع)(?!\p{L})/u,
    instead: 'a verbal noun, or «يُرجى» with one',
    wrong: 'اختر متجرًا.',
  },
];
