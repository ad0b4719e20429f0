export const social = {
  title: 'Connexion avec un autre service',
  continue: 'Continuer avec %{provider}',
  loading: 'Connexion…',
  unlinked: 'Votre compte %{provider} n’est pas encore associé',
  signed_in_as: 'Vous avez utilisé %{provider} avec l’adresse %{email}.',
  unverified_there:
    '%{provider} n’a pas vérifié votre adresse e-mail. Vérifiez-la là-bas avant d’associer les deux comptes.',
  link: 'Se connecter et associer',
  register: 'Inscrire un établissement',
  back: {
    sign_in: 'Se connecter autrement',
    register: 'Retour à l’inscription',
    link: 'Retour à votre profil',
  },
  taken: 'Vous avez déjà un compte ici. Connectez-vous avec votre mot de passe pour l’associer à %{provider}.',
  no_address: '%{provider} n’a pas communiqué d’adresse e-mail. Inscrivez-vous avec votre adresse e-mail.',
  not_approved:
    'Ce compte n’est pas encore approuvé, il est désactivé ou il lui faut une nouvelle invitation. Contactez le propriétaire de l’établissement.',
  failed: {
    sign_in: 'Connexion impossible',
    register: 'L’inscription n’a pas commencé',
    link: 'Le compte n’est pas associé',
  },
  failure: {
    cancelled: 'Vous avez annulé la connexion. Rien n’a changé.',
    failed:
      'Le service ne répond pas, ou signale un problème. Réessayez dans quelques minutes, ou connectez-vous autrement.',
    refused: 'La réponse du service n’a pas pu être vérifiée\u202F: elle a été refusée. Réessayez.',
    expired:
      'L’opération a duré trop longtemps, a été ouverte deux fois, ou a commencé dans un autre navigateur. Réessayez.',
    too_many: 'Trop de tentatives depuis votre réseau. Réessayez dans dix minutes.',
  },
};
