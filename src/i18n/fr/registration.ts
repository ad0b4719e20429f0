import type { texts as english } from '../en/registration';

const registration: (typeof english)['registration'] = {
  title: 'Inscrivez votre établissement',
  detail:
    'Il faut environ trois minutes, et vous pouvez continuer plus tard ou sur un autre appareil. Nous vous envoyons d’abord un code par e-mail.',
  no_mail: 'L’e-mail n’est pas configuré ici\u202F: impossible d’inscrire un établissement. Contactez la plateforme.',
  send_code: 'Envoyer le code',
  continue: 'Continuer',
  back: 'Retour',
  maybe_created:
    'Votre établissement existe peut-être déjà\u202F: la réponse du serveur s’est perdue. Connectez-vous, ou définissez un nouveau mot de passe.',
  signed_in: {
    detail:
      'Une session est ouverte sur cet appareil pour %{store}. Déconnectez-vous pour poursuivre l’inscription ici, ou ouvrez le lien sur un autre appareil.',
    to_app: 'Garder la session',
    sign_out: 'Se déconnecter et continuer',
  },
  loading: 'Chargement de votre inscription',
  failed: 'Votre inscription n’a pas pu être chargée. Vérifiez la connexion et réessayez.',
  expired:
    'Cette inscription a expiré. Recommencez avec votre adresse e-mail\u202F: votre saisie sur cet appareil est conservée.',
  link_over: 'Ce lien a expiré, a été remplacé, ou son établissement est déjà inscrit. Recommencez, ou connectez-vous.',
  to_sign_in: 'Aller à la connexion',
  other_email: 'Utiliser une autre adresse',
  new_password: 'Définir un nouveau mot de passe',
  not_loaded: 'La liste n’a pas pu être chargée. Vérifiez la connexion et réessayez.',
  link: {
    send: 'Continuer sur un autre appareil',
    same: 'C’est le lien que vous avez ouvert ici\u202F: il fonctionne sur les deux appareils.',
    sent: 'Un lien est en route vers %{email}. Ouvrez-le sur l’autre appareil.',
    recent: 'Un lien vient d’être envoyé. Consultez votre messagerie.',
  },
  store: {
    title: 'Votre établissement',
    name: 'Nom de l’établissement',
    country: 'Pays',
    city: 'Ville',
    type: 'Type d’établissement',
    choose: 'Choisir',
    no_cities: 'La plateforme n’est pas encore présente dans ce pays.',
    no_types: 'Les établissements ne peuvent pas encore s’inscrire dans cette ville. Choisissez-en une autre.',
    address: 'Adresse',
    address_hint: 'Numéro, rue et code postal',
    find: 'Trouver sur la carte',
    find_failed: 'La recherche d’adresses ne répond pas. Placez le repère sur la carte.',
    matches: 'Adresses correspondantes',
    not_found: 'Adresse introuvable. Vérifiez-la, ou placez le repère sur la carte.',
    here: 'Utiliser ma position',
    here_failed:
      'Votre position n’a pas pu être obtenue. Autorisez-la dans le navigateur, ou placez le repère sur la carte.',
    map: 'Carte\u202F: %{city}',
    map_failed: 'La carte n’a pas pu être chargée. Rechargez la page\u202F: votre saisie est conservée.',
    map_hint: 'Touchez la carte pour placer le repère là où les clients trouvent votre établissement.',
    pin: 'Repère de votre établissement\u202F: déplacez-le avec les flèches',
    middle: 'Placer le repère au milieu de la carte',
    inside: 'Le repère est dans la ville.',
    outside:
      'Le repère est hors de la ville. Les établissements doivent être à %{radius}\u202Fkm au plus de son centre.',
  },
  owner: {
    title: 'À propos de vous',
    first_name: 'Prénom',
    last_name: 'Nom',
    referral: 'Code de parrainage (facultatif)',
    referral_from: 'Parrainage\u202F: %{store}',
  },
  finish: {
    title: 'Mot de passe et conditions',
    terms:
      'J’accepte les conditions générales de l’exploitant de %{platform}, et j’ai le droit d’inscrire cet établissement.',
    submit: 'Créer l’établissement',
  },
  required: {
    name: 'Saisissez le nom de l’établissement.',
    country_code: 'Choisissez le pays.',
    city_id: 'Choisissez la ville.',
    delivery_type_id: 'Choisissez le type d’établissement.',
    address: 'Saisissez l’adresse.',
    location: 'Placez le repère sur la carte.',
    owner_first_name: 'Saisissez votre prénom.',
    owner_last_name: 'Saisissez votre nom.',
    terms: 'Acceptez les conditions générales pour créer votre établissement.',
  },
  error: {
    547: 'Ce code de parrainage vaut pour un autre pays.',
    550: 'Ce code de parrainage a atteint sa limite.',
    601: 'L’établissement n’a pas pu être inscrit. Réessayez.',
    602: 'Un établissement avec cette adresse e-mail existe déjà. Connectez-vous, ou définissez un nouveau mot de passe.',
    603: 'Un établissement avec ce numéro de téléphone existe déjà. Utilisez un autre numéro, ou connectez-vous. Si ce numéro est le vôtre, contactez l’assistance.',
    631: 'Ce code de parrainage n’est pas valable. Vérifiez-le, ou laissez le champ vide.',
    639: 'Un établissement avec cette adresse e-mail et ce numéro existe déjà. Connectez-vous, ou définissez un nouveau mot de passe.',
    801: 'Choisissez à nouveau le pays.',
    811: 'Cette ville n’est pas disponible. Choisissez-en une autre.',
    996: 'Cette adresse e-mail est celle d’un membre de l’équipe d’un établissement. Connectez-vous, ou utilisez une autre adresse.',
  },
};

export const texts: typeof english = { registration };
