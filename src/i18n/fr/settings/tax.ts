import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'S’applique aux nouvelles commandes. Les commandes en cours gardent leurs taxes.',
  field: {
    is_tax_included: 'Prix taxes comprises',
    is_use_item_tax: 'Chaque article a son propre taux',
    store_tax: 'Taux de l’établissement',
  },
  help: {
    is_tax_included: 'Si c’est désactivé, les taxes s’ajoutent aux prix affichés.',
    is_use_item_tax: 'Réglez le taux de chaque article sur sa fiche.',
    store_tax:
      'S’applique à tous les articles. Si chacun a son propre taux, celui-ci est proposé pour les nouveaux articles. Les frais de réservation comprennent les taxes à ce taux.',
  },
  receipt: {
    title: 'Exemple de reçu',
    detail: 'Calculé comme une vraie commande, avec les valeurs ci-dessus.',
    line: '%{quantity} × %{price} à %{rate}\u202F%',
    tax_included: 'Dont taxes',
    tax_on_top: 'Taxes',
    total: 'Total',
  },
  confirm: {
    title: 'Modifier la taxation des prix\u202F?',
    included: 'Les prix affichés ne changent pas et comprennent désormais les taxes\u202F: les clients paient moins.',
    on_top: 'Les prix affichés ne changent pas, mais les taxes s’y ajoutent\u202F: les clients paient plus.',
    by_item: 'Chaque article est taxé à son propre taux.',
    one_rate:
      'Tous les articles sont taxés au taux de l’établissement\u202F; leurs propres taux sont conservés, mais ne s’appliquent pas.',
    rate: 'Le nouveau taux s’applique à toute nouvelle commande concernée.',
    yes: 'Modifier les taxes',
    no: 'Ne rien changer',
  },
} satisfies SettingsTexts;
