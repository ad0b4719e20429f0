import type { subStores as english } from '../en/subStores';

export const subStores: typeof english = {
  new: 'Nouveau membre de l’équipe',
  search: 'Nom, e-mail ou téléphone',
  you: 'Vous',
  not_here: 'Non connecté',
  view: 'Voir comme cette personne',
  view_as: 'Voir comme %{name}',
  view_after_saving: 'Enregistrer, puis voir comme',
  turn_on: 'Activer %{name}',
  turn_off: 'Désactiver %{name}',
  turned_on: '%{name} peut de nouveau se connecter.',
  turned_off: '%{name}\u202F: compte désactivé et déconnecté partout.',
  delete_detail:
    'Le compte est déconnecté partout et ne peut pas être rétabli. Son historique d’activité est conservé.',
  column: {
    name: 'Nom',
    may: 'Accès',
    state: 'Statut',
    last_used_at: 'Dernière utilisation',
    actions: 'Actions',
    has_factor: 'Validation en deux étapes',
  },
  factor: { on: 'Configurée', off: 'Sans validation en deux étapes' },
  filter: { permission: 'Accès' },
  sort: { name: 'Nom', email: 'E-mail', last_used_at: 'Dernière utilisation', created_at: 'Date d’ajout' },
  undelivered: 'E-mail non remis',
  state: { active: 'Actif', invited: 'Invité', waiting: 'En attente de validation', disabled: 'Désactivé' },
  state_detail: {
    active: 'Peut se connecter.',
    invited: 'Pas encore de mot de passe\u202F: le lien permet d’en choisir un.',
    waiting: 'Pourra se connecter dès que la plateforme aura validé le compte.',
    disabled: 'Ne peut pas se connecter\u202F; déconnecté partout.',
  },
  empty: {
    title: 'Aucun membre dans l’équipe pour l’instant',
    detail: 'Créez un compte pour chaque personne qui travaille ici\u202F: chacune ne voit que ce dont elle a besoin.',
  },
  section: {
    person: 'Personne',
    credential: 'Mode de connexion',
    standing: 'Statut du compte',
    permissions: 'Droits',
    permissions_detail:
      'Ce qui est désactivé n’est ni visible ni accessible. Les changements s’appliquent immédiatement.',
  },
  field: {
    name: 'Nom',
    email: 'E-mail',
    email_hint: 'Sert à se connecter.',
    phone: 'Téléphone',
    password: 'Mot de passe',
    password_hint: 'Au moins 6 caractères. Communiquez-le en personne.',
    new_password: 'Nouveau mot de passe',
    new_password_hint: 'Laissez vide pour garder l’actuel. Un nouveau mot de passe déconnecte la personne partout.',
    is_disabled: 'Désactivé',
    is_disabled_hint:
      'La personne est déconnectée immédiatement et ne peut plus se connecter tant que vous ne réactivez pas le compte.',
  },
  credential: {
    invite: 'Envoyer un lien pour choisir son mot de passe',
    password: 'Définir un mot de passe maintenant',
    ends: 'L’accès de cette personne (%{name}) a été créé par quelqu’un qui n’a pas ces droits\u202F: %{permissions}. L’enregistrement ferme sa session\u202F; envoyez ensuite un nouveau lien sous «\u202F%{section}\u202F».',
  },
  blocker: {
    self: 'C’est votre propre compte. Seul le propriétaire, ou quelqu’un qui a au moins vos droits, peut le modifier.',
    holds_more: 'Ce compte a plus de droits que le vôtre\u202F: vous ne pouvez pas le modifier.',
  },
  error: {
    not_held: 'Il comprend des droits que vous n’avez pas.',
  },
  invitation: {
    send: 'Envoyer le lien',
    again: 'Envoyer un nouveau lien',
    reset: 'Envoyer un lien pour changer de mot de passe',
    open: 'Le lien est valable jusqu’au %{until}.',
    over: 'Le lien a expiré le %{until}.',
    mail: {
      waiting: 'L’e-mail à %{email} est en cours d’envoi. Si c’est trop long, vous pouvez donner un lien vous-même.',
      sent: 'Envoyé à %{email}. Le lien fonctionne une seule fois, jusqu’au %{until}.',
      failed: 'L’e-mail à %{email} n’a pas pu être remis. Vérifiez l’adresse ou donnez un lien vous-même.',
    },
    no_mail:
      'L’envoi d’e-mails n’est pas configuré. Donnez vous-même ce lien à %{name}\u202F: il fonctionne une seule fois, jusqu’au %{until}, et ne sera plus affiché.',
    by_hand:
      'Donnez vous-même ce lien à %{name}\u202F: il fonctionne une seule fois, jusqu’au %{until}, et ne sera plus affiché.',
    link: 'Lien',
    copy: 'Copier',
    copied: 'Copié',
    share: 'Obtenir un lien à partager',
  },
};
