import type { boardsSound as english } from '../en/boardsSound';

export const boardsSound: typeof english = {
  sound: {
    label: 'Son : %{state}',
    on: 'activé',
    off: 'coupé',
    blocked: 'bloqué par le navigateur',
    title: 'Son de cet appareil',
    volume: 'Volume',
    mute: 'Muet',
    test: 'Tester',
    test_cancel: 'Tester l’annulation',
    blocked_banner: 'Pas de son tant que vous n’avez pas touché la page.',
    allow: 'Activer le son',
  },
  connection: { live: 'En direct', connecting: 'Connexion…', cut_off: 'Hors connexion', outage: 'Indisponible' },
  announce: {
    changed: 'La commande %{number} a changé',
    new: 'Nouvelle commande %{number}, %{type}, %{total}',
    cancelled: 'Commande %{number} annulée par le client',
    moved: 'Commande %{number} : %{status}',
  },
  notice: {
    view: 'Voir',
    change_declined: 'Commande %{number} : le client refuse la modification.',
    change_expired: 'Commande %{number} : le client n’a pas répondu à temps. Elle reste telle quelle.',
  },
};
