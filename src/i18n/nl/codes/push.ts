import type { pushTexts as english } from '../../en/codes/push';
import { signInPushTexts } from './signInPush';

export const pushTexts: typeof english = {
  ...signInPushTexts,
  2061: 'Een bezorger heeft een rit aangenomen.',
  2062: 'De bezorger is onderweg naar de zaak.',
  2063: 'De bezorger is bij de zaak.',
  2064: 'De bestelling is opgehaald.',
  2065: 'De bestelling is onderweg naar de klant.',
  2066: 'De bezorger is bij de klant.',
  2067: 'De bestelling is bezorgd.',
  2068: 'Een klant heeft een bestelling geannuleerd.',
  2069: 'Voor een bestelling is geen bezorger gevonden. Zoek opnieuw of kies zelf iemand.',
  2070: 'Nieuwe ingeplande bestelling.',
  2071: 'Nieuwe bestelling.',
  2072: 'Je zaak is goedgekeurd.',
  2074: 'De klant gaat akkoord met een wijziging van een bestelling.',
  2088: 'De gegevens van een bestelling zijn gewijzigd.',
  2094: 'Een klant heeft een lage beoordeling gegeven.',
  2095: 'Het platform heeft een document van je zaak geaccepteerd.',
  2096: 'Het platform heeft een document van je zaak afgewezen.',
  2097: 'Een document van je zaak verloopt binnenkort.',
};
