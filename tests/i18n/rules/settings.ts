import { languages } from '../../../src/i18n/languages';
import { effects, type WordRule } from './wordRule';

/** A setting's effect begins alike in all sections; a choice is read without its label. */
export const settings: WordRule[] = [
  {
    languages: ['de'],
    in: effects,
    pattern: /^(?!Gilt |Kunden sehen |Von der Plattform |Sehen Sie, )/,
    instead: 'a sentence that begins with „Gilt für“, „Gilt ab“ or „Kunden sehen“',
    wrong: 'Neue Bestellungen ab sofort.',
  },
  {
    languages: ['fr'],
    in: effects,
    pattern: /^(?!S’applique |Les clients voient |Défini par |Voyez )/,
    instead: 'a sentence that begins with « S’applique » or « Les clients voient »',
    wrong: 'Nouvelles commandes dès maintenant.',
  },
  {
    languages: ['es'],
    in: effects,
    pattern: /^(?!Se aplica |Los clientes ven |Lo define |Consulta )/,
    instead: 'a sentence that begins with «Se aplica» or «Los clientes ven»',
    wrong: 'Pedidos nuevos desde ahora.',
  },
  {
    languages: ['it'],
    in: effects,
    pattern: /^(?!Vale |I clienti vedono |Lo decide |Scopri )/,
    instead: 'a sentence that begins with “Vale” or “I clienti vedono”',
    wrong: 'Nuovi ordini da subito.',
  },
  {
    languages: ['nl'],
    in: effects,
    pattern: /^(?!Geldt |Wijzigingen gelden |Klanten zien |Het platform |Bekijk )/,
    instead: 'a sentence that begins with “Geldt”, “Wijzigingen gelden” or “Klanten zien”',
    wrong: 'Nieuwe bestellingen vanaf nu.',
  },
  {
    languages: ['pt'],
    in: effects,
    pattern: /^(?!Vale |As alterações valem |Os clientes veem |Estas configurações |Veja )/,
    instead: 'a sentence that begins with “Vale”, “As alterações valem” or “Os clientes veem”',
    wrong: 'Pedidos novos a partir de agora.',
  },
  {
    languages: ['ru'],
    in: effects,
    pattern: /^(?!Действует |Клиенты сразу видят |Задаёт |Узнайте)/,
    instead: 'a sentence that begins with «Действует» or «Клиенты сразу видят»',
    wrong: 'Новые заказы с этого момента.',
  },
  {
    languages: ['ar'],
    in: effects,
    pattern: /^(?!تسري |يرى العملاء |تحدّد المنصة |معرفة )/,
    instead: 'a sentence that begins with «تسري» or «يرى العملاء»',
    wrong: 'الطلبات الجديدة من الآن.',
  },
  {
    languages: Object.keys(languages),
    in: /^\w+\.(\w+\.)?choice\./,
    pattern: /^\p{Ll}/u,
    instead: 'a choice that reads alone, without its label, and begins with a capital',
    wrong: 'it is accepted',
  },
];
