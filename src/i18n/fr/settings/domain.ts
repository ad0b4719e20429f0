import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Les clients voient votre site web sur ce domaine dès que l’enregistrement est trouvé et le site publié.',
  name: 'Domaine ou sous-domaine',
  name_help: 'Par exemple pizza.com ou commande.pizza.com',
  set: 'Utiliser ce domaine',
  taken:
    'Un autre établissement utilise ce domaine. S’il est à vous, vous pouvez le prouver avec un enregistrement\u202F; il mènera alors à votre site.',
  claim: 'Il est à moi',
  change: 'Utiliser un autre domaine',
  remove: 'Retirer le domaine',
  remove_title: 'Retirer le domaine\u202F?',
  remove_detail:
    'Vos clients ne pourront plus ouvrir votre site sur ce domaine, et les QR codes imprimés qui y mènent ne fonctionneront plus.',
  check: 'Vérifier maintenant',
  checked: 'Dernière vérification\u202F: %{time}',
  copy: 'Copier\u202F: %{what}',
  copied: 'Copié\u202F: %{what}',
  problem: {
    domain_invalid: 'Saisissez un domaine, par exemple pizza.com.',
    domain_is_address: 'Saisissez un nom, pas une adresse IP.',
    domain_is_suffix: 'Tout le monde peut réserver un nom sous cette extension. Saisissez votre propre domaine.',
    domain_is_own: 'Ce domaine est celui de la plateforme. Saisissez votre propre domaine.',
  },
  state: {
    waiting: 'En attente de l’enregistrement',
    proved: 'Confirmé',
    failing: 'Enregistrement introuvable',
    ended: 'Inutilisé',
    moved: 'Utilisé par un autre établissement',
  },
  means: {
    waiting:
      'Ajoutez l’enregistrement ci-dessous chez le fournisseur de votre domaine. Il sera trouvé quelques secondes après sa publication.',
    proved: 'Le domaine est à vous. Il est vérifié chaque jour\u202F: laissez l’enregistrement en place.',
    failing: 'L’enregistrement est introuvable. Sans lui, votre site reste accessible sur ce domaine jusqu’au %{time}.',
    ended:
      'L’enregistrement manque depuis 72\u202Fheures\u202F: votre site n’est plus accessible sur ce domaine. Ajoutez-le de nouveau.',
    moved:
      'Un autre établissement a prouvé que le domaine lui appartient. S’il est à vous, ajoutez le nouvel enregistrement ci-dessous, puis vérifiez de nouveau.',
  },
  is_taken: 'En attendant, un autre établissement utilise le domaine.',
  found: {
    missing: 'Les serveurs de noms du domaine n’ont pas encore d’enregistrement de ce nom.',
    other_value:
      'Il existe un enregistrement de ce nom, mais sa valeur est différente. Comparez-la avec celle ci-dessous.',
    no_name_servers: 'Le domaine n’a pas de serveurs de noms. Vérifiez qu’il est bien orthographié et bien réservé.',
    unreachable: 'Les serveurs de noms du domaine n’ont pas répondu. Nous allons réessayer.',
  },
  record: { type: 'Type', name: 'Nom', value: 'Valeur' },
  proof: {
    title: '1. Prouvez que le domaine est à vous',
    detail: 'Ouvrez les réglages DNS de votre domaine chez son fournisseur et ajoutez cet enregistrement.',
    full_name: 'Certains fournisseurs demandent le nom complet\u202F:',
  },
  pointing: {
    title: '2. Dirigez le domaine vers votre site',
    detail: 'Ajoutez aussi ceux-ci. Supprimez les autres enregistrements A, AAAA et CNAME du même nom.',
    none: 'Demandez à la plateforme quels enregistrements ajouter.',
    apex: 'Un domaine principal ne peut pas avoir d’enregistrement CNAME. Si votre fournisseur propose ALIAS ou ANAME, vous pouvez en utiliser un à la place.',
  },
} satisfies SettingsTexts;
