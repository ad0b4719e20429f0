import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'S’applique seulement aux nouvelles recherches.',
  field: {
    auto_assign: 'Quand commencer à chercher un livreur',
    offer_seconds: 'Délai de réponse, en secondes',
    search_radius: 'Rayon de recherche',
  },
  help: {
    offer_seconds: 'Passé ce délai, le livreur suivant est sollicité.',
    search_radius:
      'Au-delà, les livreurs ne sont pas sollicités. Ceux dont la position est inconnue le sont en dernier. Laissez vide pour ne pas limiter.',
  },
  choice: {
    auto_assign: {
      off: 'Seulement à ma demande',
      accepted: 'Dès qu’une commande est acceptée',
      ready: 'Dès que le repas est prêt',
    },
  },
  meaning: {
    auto_assign: {
      off: 'Vous attribuez chaque commande ou lancez vous-même la recherche.',
      accepted:
        'La recherche se fait pendant que la cuisine prépare, pour qu’un livreur soit là à temps. Pour une commande programmée, elle démarre en même temps que la cuisine.',
      ready: 'Personne n’attend un repas qui n’est pas prêt, mais un repas prêt peut attendre un peu.',
    },
  },
} satisfies SettingsTexts;
