import type { payouts as english } from '../en/payouts';

export const payouts: typeof english = {
  failed: 'Le\u00A0solde\u00A0n’a\u00A0pas\u00A0pu\u00A0être\u00A0chargé.',
  list_failed: 'Les\u00A0versements\u00A0n’ont\u00A0pas\u00A0pu\u00A0être\u00A0chargés.',
  available: 'Disponible\u00A0maintenant',
  available_detail:
    'Ce\u00A0que\u00A0vous\u00A0pouvez\u00A0faire\u00A0verser\u00A0sur\u00A0votre\u00A0compte\u00A0bancaire.',
  held: 'Retenu',
  held_detail:
    'Vous\u00A0pourrez\u00A0le\u00A0demander\u00A0dès\u00A0que\u00A0les\u00A0versements\u00A0seront\u00A0de\u00A0nouveau\u00A0possibles.',
  requested: 'Demandé',
  requested_detail: 'Dans\u00A0des\u00A0demandes\u00A0qui\u00A0ne\u00A0sont\u00A0pas\u00A0encore\u00A0versées.',
  balance: 'Solde',
  balance_detail: 'Ce\u00A0que\u00A0la\u00A0plateforme\u00A0vous\u00A0doit,\u00A0pour\u00A0tout\u00A0jusqu’ici.',
  owed_detail:
    'Vous\u00A0le\u00A0devez\u00A0à\u00A0la\u00A0plateforme.\u00A0C’est\u00A0déduit\u00A0de\u00A0vos\u00A0prochains\u00A0revenus.',
  cash: 'Espèces\u00A0à\u00A0remettre',
  cash_detail:
    'Elles\u00A0sont\u00A0chez\u00A0les\u00A0livreurs\u00A0et\u00A0ne\u00A0font\u00A0pas\u00A0partie\u00A0du\u00A0solde.',
  hold: 'Les\u00A0versements\u00A0sont\u00A0retenus\u00A0jusqu’au\u00A0%{time}\u00A0(encore\u00A0%{span}),\u00A0car\u00A0les\u00A0coordonnées\u00A0bancaires\u00A0ou\u00A0le\u00A0propriétaire\u00A0ont\u00A0changé.',
  frozen:
    'Les\u00A0versements\u00A0sont\u00A0bloqués\u00A0depuis\u00A0le\u00A0%{time},\u00A0car\u00A0une\u00A0modification\u00A0non\u00A0autorisée\u00A0des\u00A0coordonnées\u00A0bancaires\u00A0a\u00A0été\u00A0signalée.\u00A0Contactez\u00A0la\u00A0plateforme.',
  amount: 'Montant',
  request: {
    action: 'Demander\u00A0un\u00A0versement',
    title: 'Demander\u00A0un\u00A0versement',
    available: 'Disponible\u00A0maintenant\u202F:\u00A0%{amount}',
    detail:
      'Il\u00A0est\u00A0versé\u00A0sur\u00A0le\u00A0compte\u00A0bancaire\u00A0indiqué\u00A0dans\u00A0le\u00A0profil\u00A0du\u00A0propriétaire.',
    confirm: 'Demander\u00A0le\u00A0versement',
    too_much:
      'C’est\u00A0plus\u00A0que\u00A0ce\u00A0que\u00A0vous\u00A0pouvez\u00A0demander\u00A0maintenant.\u00A0Saisissez\u00A0un\u00A0montant\u00A0moins\u00A0élevé.',
    hold: 'Les\u00A0versements\u00A0sont\u00A0retenus\u202F:\u00A0rien\u00A0ne\u00A0peut\u00A0être\u00A0demandé\u00A0pour\u00A0le\u00A0moment.',
    frozen:
      'Les\u00A0versements\u00A0sont\u00A0bloqués\u202F:\u00A0rien\u00A0ne\u00A0peut\u00A0être\u00A0demandé\u00A0pour\u00A0le\u00A0moment.',
  },
  requests: 'Demandes',
  cancel: {
    action: 'Annuler\u00A0la\u00A0demande',
    title: 'Annuler\u00A0cette\u00A0demande\u202F?',
    detail:
      '%{amount}\u00A0restent\u00A0dans\u00A0votre\u00A0solde,\u00A0et\u00A0vous\u00A0pouvez\u00A0les\u00A0demander\u00A0à\u00A0nouveau.',
  },
  state: {
    requested: 'En\u00A0attente\u00A0de\u00A0la\u00A0plateforme',
    accepted: 'Acceptée',
    transferred: 'En\u00A0route\u00A0vers\u00A0la\u00A0banque',
    completed: 'Versé',
    returned: 'Renvoyé\u00A0par\u00A0la\u00A0banque',
    declined: 'Refusée',
    cancelled: 'Annulée',
  },
  list: 'Versements',
  open: 'Versement\u00A0du\u00A0%{date}\u202F:\u00A0%{amount}.\u00A0Afficher\u00A0les\u00A0détails',
  date: 'Date',
  status: 'Statut',
  title: 'Versement\u202F:\u00A0%{amount}',
  reference: 'Sur\u00A0le\u00A0relevé\u00A0bancaire',
  requested_on: 'Demandé\u00A0le',
  requested_by: 'Demandé\u00A0par',
  returned_on: 'Renvoyé\u00A0le',
  returned_because: 'Motif\u00A0du\u00A0renvoi',
  next: 'Ce\u00A0qui\u00A0peut\u00A0encore\u00A0changer\u00A0le\u00A0prochain\u00A0versement',
  cause: {
    open_order:
      'Payée,\u00A0mais\u00A0pas\u00A0terminée.\u00A0L’argent\u00A0est\u00A0rendu\u00A0si\u00A0la\u00A0commande\u00A0est\u00A0annulée.',
    order_change: 'Une\u00A0modification\u00A0de\u00A0la\u00A0commande\u00A0attend\u00A0le\u00A0client.',
    contested:
      'Vous\u00A0avez\u00A0contesté\u00A0une\u00A0retenue.\u00A0Elle\u00A0vous\u00A0est\u00A0rendue\u00A0si\u00A0la\u00A0plateforme\u00A0est\u00A0d’accord.',
    cash: 'A\u00A0des\u00A0espèces\u00A0à\u00A0remettre.\u00A0Elles\u00A0ne\u00A0font\u00A0pas\u00A0partie\u00A0du\u00A0solde.',
  },
  statement: {
    title: 'Relevé',
    failed: 'Le\u00A0relevé\u00A0n’a\u00A0pas\u00A0pu\u00A0être\u00A0chargé.',
    period: 'Période',
    balance_before: 'Solde\u00A0avant',
    earned: 'Revenus',
    cash: 'Argent\u00A0que\u00A0vous\u00A0avez\u00A0déjà',
    owed: 'Dû\u00A0à\u00A0d’autres',
    paid_out: 'Versé',
    due: 'Solde\u00A0après',
    pdf: 'PDF',
    csv: 'CSV',
    file_name: 'releve',
  },
  seal: {
    label: 'Sceau',
    verify: 'Vérifier\u00A0le\u00A0sceau',
    intact:
      'Le\u00A0sceau\u00A0est\u00A0intact\u202F:\u00A0rien\u00A0n’a\u00A0changé\u00A0dans\u00A0cette\u00A0période\u00A0depuis\u00A0que\u00A0le\u00A0relevé\u00A0a\u00A0été\u00A0établi.',
    changed:
      'Le\u00A0sceau\u00A0ne\u00A0correspond\u00A0pas\u202F:\u00A0quelque\u00A0chose\u00A0a\u00A0changé\u00A0dans\u00A0cette\u00A0période\u00A0depuis\u00A0que\u00A0le\u00A0relevé\u00A0a\u00A0été\u00A0établi.\u00A0Contactez\u00A0la\u00A0plateforme.',
    unchained:
      'Ce\u00A0relevé\u00A0correspond\u00A0à\u00A0son\u00A0sceau,\u00A0mais\u00A0le\u00A0précédent\u00A0a\u00A0été\u00A0scellé\u00A0à\u00A0nouveau.\u00A0Contactez\u00A0la\u00A0plateforme.',
    unsupported:
      'Ce\u00A0navigateur\u00A0ne\u00A0peut\u00A0vérifier\u00A0les\u00A0sceaux\u00A0qu’avec\u00A0une\u00A0connexion\u00A0sécurisée\u00A0(https).',
  },
  empty: {
    title: 'Pas\u00A0encore\u00A0de\u00A0versements',
    detail: 'Les\u00A0versements\u00A0sur\u00A0votre\u00A0compte\u00A0bancaire\u00A0apparaissent\u00A0ici.',
  },
};
