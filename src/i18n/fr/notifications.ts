import type { notifications as english } from '../en/notifications';

export const notifications: typeof english = {
  title: 'Notifications',
  mark_all: 'Tout marquer comme lu',
  empty: 'Aucune notification pour le moment',
  empty_detail: 'Les événements des 7 derniers jours apparaissent ici.',
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  unread: 'Non lue',
  settings: 'Réglages des notifications',
  kinds: 'Comment cet appareil signale les événements',
  channel: { sound: 'Son', notice: 'À l’écran', list: 'Liste seulement' },
  kind: {
    new_order: 'Nouvelle commande',
    ending: 'Commande bientôt refusée',
    unanswered: 'Commande non acceptée à temps',
    cancelled: 'Commande annulée par le client',
    answer: 'Réponse du client à une modification',
    changed: 'Commande modifiée',
    courier: 'Suivi des livraisons',
    nobody_found: 'Aucun livreur trouvé',
    low_review: 'Avis négatif',
    document: 'Documents de l’établissement',
  },
  jumps: 'Ouvrir les événements depuis toutes les pages',
  jumps_detail:
    'Après 30\u202Fsecondes sans utilisation, un tableau ouvre la page d’un nouvel événement. Activez cette option pour que toutes les pages le fassent, sauf si quelque chose est ouvert ou non enregistré.',
};
