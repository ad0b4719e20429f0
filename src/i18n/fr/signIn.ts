import type { signIn as english } from '../en/signIn';

export const signIn: typeof english = {
  title: 'Connexion',
  welcome: 'Bon retour ! Vos commandes vous attendent.',
  brand: {
    claim: 'Commande reçue. Plat envoyé.',
    detail: 'Toutes vos commandes sur un seul tableau, de la première sonnerie à la porte du client.',
  },
  account: { label: 'Qui se connecte', store: 'Établissement', sub_store: 'Équipe' },
  email: 'E-mail',
  phone: 'Numéro de téléphone',
  calling_code: 'Indicatif du pays',
  calling_codes_missing: 'La liste des pays n’a pas pu être chargée. Saisissez l’indicatif, par exemple +33.',
  use_phone: 'Utiliser le téléphone',
  use_email: 'Utiliser l’e-mail',
  password: 'Mot de passe',
  show_password: 'Afficher le mot de passe',
  hide_password: 'Masquer le mot de passe',
  caps_lock: 'Verrouillage des majuscules activé',
  remember: 'Se souvenir de moi sur cet appareil',
  submit: 'Se connecter',
  wait: 'Réessayez dans %{smart_count} seconde |||| Réessayez dans %{smart_count} secondes',
  unreachable: 'Le serveur ne répond pas. Votre saisie est toujours là : vérifiez la connexion et réessayez.',
  ended: 'Votre session a pris fin. Connectez-vous pour continuer.',
  dismiss: 'Fermer ce message',
  invalid: {
    email_required: 'Saisissez votre adresse e-mail',
    email: 'Saisissez une adresse du type nom@exemple.com',
    phone_required: 'Saisissez votre numéro de téléphone',
    phone: 'Ce numéro n’est pas valable dans ce pays',
    phone_too_short: 'Ce numéro de téléphone est trop court',
    phone_too_long: 'Ce numéro de téléphone est trop long',
    phone_leading_zero: 'Retirez le 0 du début',
    calling_code: 'Choisissez l’indicatif du pays',
    password_required: 'Saisissez votre mot de passe',
    password_short: 'Le mot de passe doit compter au moins %{smart_count} caractères',
    field: 'Vérifiez ce champ',
  },
  demo: {
    label: 'Essayer la démo en tant que',
  },
  renew: {
    title: 'Reconnectez-vous',
    detail:
      'Votre session a pris fin. Votre saisie n’est pas perdue : connectez-vous et vous reprenez où vous en étiez.',
    leave: 'Quitter',
  },
};
