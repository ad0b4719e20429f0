import type { access as english } from '../en/access';

export const access: typeof english = {
  none: 'Aucun droit pour l’instant',
  count: '%{count} sur %{total} accordés',
  search: 'Rechercher un droit',
  nothing_found: 'Aucun droit ne correspond à «\u202F%{text}\u202F».',
  presets: 'Partir de',
  presets_detail: 'Choisissez le modèle le plus proche, puis ajustez-le.',
  not_held: 'Vous n’avez pas ce droit\u202F: vous ne pouvez pas l’accorder.',
  follows: 'Inclus dans «\u202F%{name}\u202F».',
  apart: 'Non inclus dans «\u202F%{name}\u202F». À accorder à part.',
  needs: 'Nécessite «\u202F%{name}\u202F».',
  group: {
    orders: 'Commandes',
    history: 'Historique',
    earnings: 'Revenus',
    menu: 'Menu',
    people: 'Équipe',
    offers: 'Offres',
    settings: 'Réglages',
  },
  preset: {
    changed: '%{name} (modifié)',
    manager: {
      name: 'Gérant',
      detail: 'Gère l’établissement à votre place\u202F: tout, sauf les réglages réservés au propriétaire.',
    },
    order_desk: {
      name: 'Prise de commandes',
      detail:
        'Prend les commandes et les réservations, marque les articles en rupture, accueille les clients et lit les avis.',
    },
    kitchen: {
      name: 'Cuisine',
      detail:
        'Accepte et prépare les commandes, marque les articles en rupture. Ne peut ni annuler, ni rembourser, ni modifier une commande.',
    },
    dispatcher: { name: 'Livraisons', detail: 'Attribue les courses aux livreurs et suit chaque livraison.' },
    menu_editor: { name: 'Gestion du menu', detail: 'Tient le menu et les offres à jour.' },
    accountant: {
      name: 'Comptabilité',
      detail: 'Consulte les revenus et les commandes terminées, en lecture seule.',
    },
  },
  key: {
    'store/order': {
      name: 'Commandes',
      detail: 'Prendre les commandes par téléphone\u202F; les accepter, préparer et remettre sur tous les tableaux.',
    },
    'store/order/cancel': { name: 'Annuler des commandes', detail: 'Annuler des commandes déjà acceptées.' },
    'store/order/refund': { name: 'Remboursements', detail: 'Rembourser des commandes entières ou certains articles.' },
    'store/order/edit': {
      name: 'Modifier des commandes',
      detail: 'Modifier les articles et les quantités d’une commande.',
    },
    'store/order/override': {
      name: 'Prendre des commandes quand même',
      detail:
        'Prendre une commande par téléphone ou au comptoir malgré les règles de l’établissement, en indiquant le motif.',
    },
    'store/table-booking': {
      name: 'Réservations de table',
      detail: 'Voir les réservations du jour, installer les clients et modifier leurs commandes.',
    },
    'store/dispatcher': { name: 'Livraisons', detail: 'Attribuer les livraisons et voir où sont les livreurs.' },
    'store/history': {
      name: 'Historique des commandes',
      detail: 'Retrouver et exporter les commandes terminées, et commander à nouveau.',
    },
    'store/review': { name: 'Avis', detail: 'Lire les avis des clients et y répondre.' },
    'store/earning': {
      name: 'Revenus',
      detail: 'Voir les commandes terminées et les revenus par semaine, mois et année.',
    },
    'store/earning/payout': {
      name: 'Demander des versements',
      detail: 'Demander des versements sur le compte bancaire de l’établissement et annuler des demandes.',
    },
    'store/product': { name: 'Articles', detail: 'Articles avec prix, photos et stock.' },
    'store/product/stock': {
      name: 'Stock',
      detail: 'Marquer des articles en rupture ou de nouveau en stock, y compris depuis une commande.',
    },
    'store/group': { name: 'Catégories', detail: 'Catégories du menu et leur ordre.' },
    'store/modifier_group': {
      name: 'Groupes d’options',
      detail: 'Tailles, suppléments et autres choix, import et export compris.',
    },
    'store/providers': { name: 'Livreurs', detail: 'Ajouter, valider et gérer les livreurs.' },
    'store/sub_store': {
      name: 'Membres de l’équipe',
      detail: 'Créer les comptes de l’équipe et définir leurs droits.',
    },
    'store/promocode': { name: 'Offres', detail: 'Codes promo et remises.' },
    'store/setting': { name: 'Réglages de l’établissement', detail: 'Nom, adresse, taxes et fonctionnement.' },
    'store/deliveries': { name: 'Réglages de livraison', detail: 'Zones et frais de livraison.' },
    'store/store_time_setting': { name: 'Horaires', detail: 'Horaires d’ouverture et jours fériés.' },
    'store/table_booking': { name: 'Réglages des tables', detail: 'Tables, créneaux et règles d’annulation.' },
  },
  password: {
    show: 'Afficher le mot de passe',
    hide: 'Masquer le mot de passe',
    differs: 'Les mots de passe ne correspondent pas.',
    change: {
      current: 'Mot de passe actuel',
      current_required: 'Saisissez votre mot de passe actuel.',
      wrong: 'Ce n’est pas votre mot de passe actuel.',
      new: 'Nouveau mot de passe',
      again: 'Confirmer le nouveau mot de passe',
      detail: 'Vos autres appareils seront déconnectés.',
      done: 'Mot de passe modifié. Vos autres appareils ont été déconnectés.',
      done_here: 'Mot de passe modifié.',
      unreachable: 'Le serveur ne répond pas. Votre saisie est toujours là\u202F: vérifiez la connexion et réessayez.',
    },
    error: {
      password_common: 'Ce mot de passe est trop facile à deviner. Choisissez-en un autre.',
      password_personal: 'N’utilisez ni le nom, ni l’e-mail, ni le numéro de téléphone de ce compte.',
      password_same: 'C’est déjà votre mot de passe. Choisissez-en un autre.',
    },
    strength: {
      weak: 'Sécurité du mot de passe\u202F: faible',
      fair: 'Sécurité du mot de passe\u202F: moyenne',
      good: 'Sécurité du mot de passe\u202F: bonne',
      strong: 'Sécurité du mot de passe\u202F: élevée',
    },
  },
  step_up: {
    title: 'Confirmez votre identité',
    detail: 'Saisissez le mot de passe de ce compte pour continuer. Votre saisie est conservée.',
    confirm: 'Confirmer',
    required: 'Saisissez votre mot de passe.',
    wrong: 'Mot de passe incorrect.',
    totp_detail:
      'Saisissez le code de votre application d’authentification pour continuer. Votre saisie est conservée.',
    totp: 'Code',
    totp_wrong: 'Ce code est incorrect ou a déjà servi. Attendez le suivant.',
    passkey_detail: 'Utilisez votre clé d’accès pour continuer. Votre saisie est conservée.',
    use_passkey: 'Utiliser une clé d’accès',
    use_totp: 'Utiliser une application d’authentification',
    passkey_failed: 'La clé d’accès n’a pas été acceptée. Réessayez.',
    passkey_blocked:
      'Vos clés d’accès ne fonctionnent pas dans ce navigateur ou à cette adresse. Déconnectez-vous, puis reconnectez-vous avec un code de secours\u202F: vous n’aurez alors rien à confirmer pendant quelque temps.',
  },
  devices: {
    title: 'Appareils connectés',
    detail: 'Déconnectez tout appareil perdu ou inconnu.',
    loading: 'Chargement des appareils',
    failed: 'Les appareils n’ont pas pu être chargés.',
    none: 'Aucune session ouverte.',
    device: '%{browser} sur %{system}',
    unknown: 'Appareil inconnu',
    this: 'Cet appareil',
    last_use: 'Dernière utilisation\u202F: %{time}',
    end: 'Déconnecter',
    end_one: 'Déconnecter %{name}',
    end_others: 'Déconnecter tous les autres appareils',
    end_all: 'Déconnecter partout',
    end_detail: '%{smart_count} appareil devra se reconnecter. |||| %{smart_count} appareils devront se reconnecter.',
  },
  taken: {
    title: 'Vous n’avez plus accès à cette page',
    detail: 'Vos droits ont été modifiés.',
    unsaved: 'Vos droits ont été modifiés. Votre saisie est toujours là\u202F: copiez-la, ou redemandez l’accès.',
    leave: 'Aller à mes pages',
  },
  denied: {
    permission:
      'Cette page nécessite le droit «\u202F%{name}\u202F». Demandez-le au propriétaire\u202F: la page s’affichera ici automatiquement.',
    owner: 'Seul le propriétaire peut ouvrir cette page.',
  },
  blocked: {
    title: 'L’établissement %{store} est bloqué pour le moment',
    documents:
      'La plateforme attend les documents de l’établissement. Demandez au propriétaire de les envoyer. Les pages s’afficheront ensuite ici automatiquement.',
    by_platform:
      'La plateforme a bloqué cet établissement. Adressez-vous au propriétaire. Les pages s’afficheront ensuite ici automatiquement.',
    not_approved:
      'La plateforme n’a pas validé cet établissement. Adressez-vous au propriétaire. Les pages s’afficheront ensuite ici automatiquement.',
    not_verified:
      'L’adresse e-mail ou le téléphone de l’établissement n’est pas encore confirmé. Adressez-vous au propriétaire. Les pages s’afficheront ensuite ici automatiquement.',
    unsaved:
      'Votre saisie est toujours là, mais vous ne pourrez l’enregistrer qu’à ce moment-là. Restez sur cette page pour la garder ou la copier.',
    leave: 'Quitter la page',
  },
  nothing: {
    title: 'Vous n’avez encore accès à rien',
    detail: 'Demandez l’accès au propriétaire. Les pages s’afficheront ensuite ici automatiquement.',
  },
  view: { text: 'Vous voyez l’application comme %{name} (lecture seule).', back: 'Quitter cette vue' },
  invitation: {
    title: 'Invitation',
    loading: 'Chargement de l’invitation',
    hello: 'Bienvenue, %{name}',
    detail: '%{store} vous invite à rejoindre son équipe. Choisissez un mot de passe pour commencer.',
    email: 'Votre e-mail',
    password: 'Mot de passe',
    password_hint: 'Au moins %{min} caractères.',
    again: 'Confirmer le mot de passe',
    submit: 'Enregistrer et se connecter',
    over: 'Ce lien a déjà servi ou a expiré. Connectez-vous ou demandez un nouveau lien.',
    failed: 'L’invitation n’a pas pu être chargée. Vérifiez la connexion et réessayez.',
    waiting:
      'Votre mot de passe est enregistré. Vous pourrez vous connecter dès que la plateforme aura validé votre compte.',
    to_sign_in: 'Aller à la connexion',
  },
  recovery: {
    title: 'Choisir un nouveau mot de passe',
    detail: 'Saisissez l’adresse e-mail de votre compte. Vous recevrez un lien pour choisir un nouveau mot de passe.',
    submit: 'Envoyer le lien',
    no_mail:
      'L’e-mail n’est pas configuré ici\u202F: impossible de réinitialiser un mot de passe. Contactez la plateforme. Les membres de l’équipe peuvent aussi demander un nouveau lien au propriétaire.',
    sent: 'Consultez vos e-mails',
    sent_detail:
      'Si un compte a l’adresse %{email}, un lien est en route. Il fonctionne une seule fois, pendant %{min}\u202Fminutes.',
    sent_hint:
      'Rien reçu\u202F? Regardez dans les indésirables. Un compte désactivé ne reçoit pas de lien\u202F: demandez au propriétaire.',
    lost: 'Téléphone perdu aussi\u202F? Choisissez d’abord un nouveau mot de passe. Quand vous devrez confirmer votre identité, choisissez «\u202FJe ne peux rien utiliser de tout cela\u202F».',
    again: 'Renvoyer',
    again_in: 'Renvoyer dans %{smart_count}\u202Fseconde |||| Renvoyer dans %{smart_count}\u202Fsecondes',
    other: 'Utiliser une autre adresse',
    demo: 'Démo\u202F: ce message n’est pas envoyé. Voici son texte\u202F:',
    demo_unknown: 'Démo\u202F: aucun compte n’a cette adresse. En dehors de la démo, la page ne le dit pas.',
    demo_limited:
      'Démo\u202F: pas encore de nouveau message, car un lien vient d’être demandé. Réessayez dans une minute.',
    loading: 'Vérification du lien',
    set: 'Enregistrer le mot de passe',
    over: 'Ce lien a déjà servi, a expiré ou a été remplacé par un plus récent.',
    another: 'Demander un nouveau lien',
    failed: 'Le lien n’a pas pu être vérifié. Vérifiez la connexion et réessayez.',
    done: 'Votre nouveau mot de passe est enregistré.',
    continue: 'Continuer',
  },
};
