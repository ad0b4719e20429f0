import type { signInErrorTexts as english } from '../../en/codes/signInErrors';

export const signInErrorTexts: typeof english = {
  611: 'La connexion a échoué. Vérifiez vos identifiants et réessayez.',
  613: 'Mot de passe incorrect. Vérifiez-le et réessayez.',
  614: 'La connexion n’a pas abouti cette fois. Réessayez.',
  994: 'E-mail, téléphone ou mot de passe incorrect. Vérifiez et réessayez.',
  999: 'Votre session est fermée. Reconnectez-vous.',
  2003: 'Un problème est survenu de notre côté. Réessayez dans un instant.',
  4000: 'L’application a envoyé des données illisibles. Rechargez la page et réessayez.',
  4022: 'Certains champs sont à revoir. Corrigez ceux qui sont signalés.',
  4029: 'Trop d’essais. Patientez un peu avant de réessayer.',
  4111: 'Votre compte n’est pas encore validé, ou il a été désactivé. Contactez le propriétaire de l’établissement.',
  4200: 'L’envoi d’e-mails ou de SMS n’est pas encore configuré ici. Contactez l’assistance.',
};
