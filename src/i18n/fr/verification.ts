import type { texts as english } from '../en/verification';
import { registration } from './registration';
import { secondFactor } from './secondFactor';
import { social } from './social';

const verification: (typeof english)['verification'] = {
  title: 'Confirmer l’établissement',
  step: 'Étape %{step} sur %{count}',
  code: 'Code',
  submit: 'Confirmer',
  sending: 'Envoi d’un code…',
  resend: 'Envoyer un autre code',
  resend_in: 'Autre code dans %{smart_count}\u202Fseconde |||| Autre code dans %{smart_count}\u202Fsecondes',
  resend_at: 'Vous pourrez demander un autre code à %{time}.',
  resent: 'Un nouveau code est en route. Les précédents ne sont plus valables.',
  recent: 'Un code vient d’être envoyé. Saisissez-le, ou attendez pour en demander un autre.',
  other_account: 'Utiliser un autre compte',
  email: {
    title: 'Confirmez votre adresse e-mail',
    detail: 'Nous envoyons un code à 6 chiffres à l’adresse %{recipient}. Saisissez-le ici.',
    hint: 'Pas d’e-mail\u202F? Regardez dans vos courriers indésirables.',
    demo: 'Démo\u202F: aucun e-mail n’est envoyé. Voici le message\u202F:',
  },
  phone: {
    title: 'Confirmez votre téléphone',
    detail: 'Nous envoyons un code à 6 chiffres au numéro %{recipient}. Saisissez-le ici.',
    hint: 'Le SMS peut mettre une minute à arriver.',
    demo: 'Démo\u202F: aucun SMS n’est envoyé. Voici le message\u202F:',
  },
  error: {
    required: 'Saisissez le code.',
    too_short: 'Ce code est trop court. Un code a %{count} chiffres.',
    too_long: 'Ce code est trop long. Un code a %{count} chiffres.',
    wrong: 'Ce code est incorrect. Vérifiez-le et réessayez.',
    ended: 'Ce code n’est plus valable. Demandez-en un autre.',
  },
};

const captcha: (typeof english)['captcha'] = {
  checking: 'Vérification de sécurité en cours…',
  done: 'Vérification de sécurité réussie',
  failed: 'La vérification de sécurité n’a pas abouti. Vérifiez la connexion et réessayez.',
};

export const texts: typeof english = { verification, captcha, registration, secondFactor, social };
