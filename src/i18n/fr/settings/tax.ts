import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'S’applique aux nouvelles commandes\u202F; celles en cours gardent leurs taxes.',
  field: {
    is_tax_included: 'Prix taxes comprises',
    is_use_item_tax: 'Chaque article a son taux',
    store_tax: 'Taux de l’établissement',
  },
  help: {
    is_tax_included: 'Sinon, elles s’ajoutent aux prix affichés.',
    is_use_item_tax: 'Les taux se règlent sur les articles.',
    store_tax: 'Pour tous les articles, ou les nouveaux si chacun a le sien.',
  },
  receipt: {
    title: 'Exemple de reçu',
    detail: 'Calculé comme une commande, avec les valeurs ci-dessus.',
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
    one_rate: 'Tous les articles sont taxés au taux de l’établissement\u202F; les leurs sont conservés sans servir.',
    rate: 'Le nouveau taux s’applique à toute nouvelle commande concernée.',
    yes: 'Modifier les taxes',
    no: 'Ne rien changer',
  },
} satisfies SettingsTexts;
