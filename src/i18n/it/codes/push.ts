import type { PushCode } from '#contract/codes/pushCodes';
import type { pushTexts as english } from '../../en/codes/push';
import { signInPushTexts } from './signInPush';

export const pushTexts: typeof english = {
  ...signInPushTexts,
  2061: 'Un rider ha accettato un ordine.',
  2062: 'Il rider è in arrivo al locale.',
  2063: 'Il rider è arrivato al locale.',
  2064: 'L’ordine è stato ritirato.',
  2065: 'L’ordine è in consegna.',
  2066: 'Il rider è arrivato dal cliente.',
  2067: 'L’ordine è stato consegnato.',
  2068: 'Un cliente ha annullato un ordine.',
  2069: 'Nessun rider trovato per un ordine. Cerca di nuovo o scegli tu qualcuno.',
  2070: 'Nuovo ordine programmato.',
  2071: 'Nuovo ordine.',
  2072: 'Il tuo locale è stato approvato.',
  2074: 'Il cliente ha accettato una modifica a un ordine.',
  2088: 'I dettagli di un ordine sono cambiati.',
  2094: 'Un cliente ha lasciato una recensione negativa.',
  2095: 'La piattaforma ha accettato un documento del tuo locale.',
  2096: 'La piattaforma ha rifiutato un documento del tuo locale.',
  2097: 'Un documento del tuo locale scade presto.',
} satisfies Record<PushCode, string>;
