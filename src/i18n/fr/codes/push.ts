import type { pushTexts as english } from '../../en/codes/push';
import { signInPushTexts } from './signInPush';

export const pushTexts: typeof english = {
  ...signInPushTexts,
  2061: 'Un livreur a accepté une commande.',
  2062: 'Le livreur est en route vers l’établissement.',
  2063: 'Le livreur est arrivé à l’établissement.',
  2064: 'La commande a été récupérée.',
  2065: 'La livraison est en route vers le client.',
  2066: 'Le livreur est arrivé chez le client.',
  2067: 'La commande a été livrée.',
  2068: 'Un client a annulé une commande.',
  2069: 'Aucun livreur trouvé pour une commande. Relancez la demande ou choisissez vous-même un livreur.',
  2070: 'Nouvelle commande programmée.',
  2071: 'Nouvelle commande.',
  2072: 'Votre établissement est validé.',
  2074: 'Le client a accepté la modification d’une commande.',
  2088: 'Le détail d’une commande a changé.',
  2094: 'Un client a laissé un avis négatif.',
  2095: 'La plateforme a accepté un document de votre établissement.',
  2096: 'La plateforme a refusé un document de votre établissement.',
  2097: 'Un document de votre établissement expire bientôt.',
};
