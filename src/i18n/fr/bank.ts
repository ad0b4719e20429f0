import type { bank as english } from '../en/bank';

export const bank: typeof english = {
  title: 'Coordonnées bancaires',
  detail: 'Chiffrées. Saisissez votre mot de passe pour les afficher.',
  load_failed: 'Les coordonnées bancaires n’ont pas pu être chargées.',
  add: 'Ajouter des coordonnées bancaires',
  show: 'Voir',
  hide: 'Masquer',
  change: 'Modifier',
  go_on: 'Continuer',
  password: 'Votre mot de passe',
  password_detail: 'Saisissez le mot de passe avec lequel vous vous connectez.',
  account_error: 'Saisissez un numéro de compte valable. Vérifiez chaque chiffre de l’IBAN.',
  wish: {
    show: 'Voir les coordonnées bancaires',
    change: 'Modifier les coordonnées bancaires',
    add: 'Ajouter des coordonnées bancaires',
    delete: 'Supprimer les coordonnées bancaires',
  },
  field: {
    account_holder_name: 'Titulaire',
    account_number: 'IBAN ou numéro de compte',
    routing_number: 'Code guichet',
    bank_code: 'Code banque (BIC)',
    personal_id_number: 'Numéro d’identité',
    date_of_birth: 'Date de naissance',
    gender: 'Genre',
  },
  gender: {
    none: 'Non précisé',
    female: 'Femme',
    male: 'Homme',
    other: 'Autre',
  },
  photo: {
    front: 'Pièce d’identité, recto',
    back: 'Pièce d’identité, verso',
    extra: 'Autre photo',
  },
  store: {
    detail:
      'Vos revenus sont versés sur ce compte. Les coordonnées sont chiffrées\u202F; saisissez votre mot de passe pour les afficher.',
    hold: 'Les versements sont retenus jusqu’au %{time} (encore %{span}).',
    frozen:
      'Les versements et les coordonnées bancaires sont bloqués depuis le %{time}, car une modification non autorisée a été signalée. Contactez la plateforme.',
    demo: 'Démo\u202F: aucun e-mail n’est envoyé. Voici le message\u202F:',
  },
  error: {
    iban: 'Saisissez un IBAN valable. Vérifiez chaque chiffre.',
    routing_number: 'Ce code guichet n’est pas valable dans votre pays.',
    bank_code: 'Ce code banque n’est pas valable dans votre pays.',
    required: 'Les banques de votre pays ont besoin de ce numéro.',
    payouts_frozen: 'Les coordonnées bancaires ne peuvent pas être modifiées tant que les versements sont bloqués.',
  },
  alarm: {
    title: 'Coordonnées bancaires modifiées',
    detail: '%{store} · modification du %{time}',
    what: 'Si ce n’était pas vous, signalez-le ici. Les versements seront bloqués, tout le monde sera déconnecté, et vous recevrez par e-mail un lien pour choisir un nouveau mot de passe.',
    button: 'Ce n’était pas moi',
    what_unmailed:
      'Si ce n’était pas vous, signalez-le ici. Les versements seront bloqués et tout le monde sera déconnecté.',
    unreachable: 'Le serveur ne répond pas. Vérifiez la connexion et appuyez de nouveau sur le bouton.',
    done: 'Les versements sont bloqués',
    mailed:
      'Nous avons envoyé à %{email} un lien pour choisir un nouveau mot de passe. La plateforme doit maintenant examiner la modification.',
    unmailed: 'Tout le monde a été déconnecté. Contactez la plateforme, qui doit examiner la modification.',
    over: 'Ce lien a déjà servi ou a expiré. Si vous ne reconnaissez toujours pas la modification, contactez la plateforme.',
  },
};
