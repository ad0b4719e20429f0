import type { PushCode } from '#contract/codes/pushCodes';
import { signInPushTexts } from './signInPush';

export const pushTexts = {
  ...signInPushTexts,
  2061: 'Ein Kurier hat eine Bestellung angenommen.',
  2062: 'Der Kurier ist unterwegs zum Betrieb.',
  2063: 'Der Kurier ist im Betrieb angekommen.',
  2064: 'Die Bestellung wurde abgeholt.',
  2065: 'Die Lieferung ist unterwegs zum Kunden.',
  2066: 'Der Kurier ist beim Kunden angekommen.',
  2067: 'Die Bestellung wurde geliefert.',
  2068: 'Ein Kunde hat eine Bestellung storniert.',
  2069: 'Für eine Bestellung wurde kein Kurier gefunden. Suchen Sie erneut oder wählen Sie selbst jemanden aus.',
  2070: 'Neue Vorbestellung.',
  2071: 'Neue Bestellung.',
  2072: 'Ihr Betrieb wurde freigegeben.',
  2074: 'Der Kunde hat einer Änderung seiner Bestellung zugestimmt.',
  2088: 'Die Angaben zu einer Bestellung haben sich geändert.',
  2094: 'Eine schlechte Bewertung ist eingegangen.',
  2095: 'Die Plattform hat ein Dokument Ihres Betriebs angenommen.',
  2096: 'Die Plattform hat ein Dokument Ihres Betriebs abgelehnt.',
  2097: 'Ein Dokument Ihres Betriebs läuft bald ab.',
} satisfies Record<PushCode, string>;
