import type { TeamTexts } from '../../messageTexts';

export const team: TeamTexts = {
  invitation: {
    subject: 'Invitation\u202F: %{store}',
    lines: [
      'Bonjour %{name},',
      '%{by} vous invite à rejoindre l’équipe (%{store}). Choisissez votre mot de passe ici\u202F; le lien fonctionne une seule fois, pendant sept jours\u202F:',
      '%{link}',
      'Si vous n’attendiez pas ce message, vous pouvez l’ignorer.',
    ],
  },
  support: { subject: 'Assistance\u202F: %{store}', lines: ['%{text}', '-- \n%{facts}'] },
  email_code: {
    subject: '%{code} est votre code Storedesk',
    lines: [
      'Votre code est %{code}. Il fonctionne une seule fois, pendant %{minutes}\u202Fminutes.',
      'Ne donnez ce code à personne. Si vous ne l’avez pas demandé, vous pouvez ignorer ce message.',
    ],
  },
  phone_code: {
    subject: '',
    lines: [
      '%{code} est votre code Storedesk. Il fonctionne une seule fois, pendant %{minutes}\u202Fminutes. Ne le donnez à personne.',
    ],
  },
  registration_code: {
    subject: '%{code} est votre code Storedesk',
    lines: [
      'Vous inscrivez un établissement avec cette adresse e-mail. Votre code est %{code}. Il fonctionne une seule fois, pendant %{minutes}\u202Fminutes.',
      'Ne donnez ce code à personne. Si vous ne l’avez pas demandé, vous pouvez ignorer ce message.',
    ],
  },
  registration_known: {
    subject: 'Vous avez déjà un compte Storedesk',
    lines: [
      'Quelqu’un, sans doute vous, inscrit un établissement avec cette adresse e-mail. Mais un compte existe déjà\u202F: connectez-vous, ou choisissez un nouveau mot de passe avec «\u202FMot de passe oublié\u202F?\u202F» sur la page de connexion.',
      'Pour inscrire un autre établissement, utilisez une autre adresse. Le code %{code} confirme seulement que cette adresse est à vous\u202F; il fonctionne une seule fois, pendant %{minutes}\u202Fminutes.',
      'Ne donnez ce code à personne. Si ce n’était pas vous, vous pouvez ignorer ce message.',
    ],
  },
  registration_link: {
    subject: 'Continuez votre inscription',
    lines: [
      'Vos réponses sont enregistrées. Continuez ici, sur n’importe quel appareil\u202F; le lien fonctionne pendant sept jours\u202F:',
      '%{link}',
      'Ne transférez pas ce lien\u202F: toute personne qui l’a peut continuer votre inscription. Si vous n’avez pas inscrit d’établissement, vous pouvez ignorer ce message.',
    ],
  },
  new_password: {
    subject: 'Choisissez un nouveau mot de passe',
    lines: [
      'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte Storedesk (%{account}). Choisissez-le ici\u202F; le lien fonctionne une seule fois, pendant %{minutes}\u202Fminutes\u202F:',
      '%{link}',
      'Si ce n’était pas vous, vous pouvez ignorer ce message. Votre mot de passe reste le même.',
    ],
  },
  password_set: {
    subject: 'Votre mot de passe a été modifié',
    lines: [
      'Bonjour %{name},',
      'Le mot de passe de votre compte Storedesk a été modifié (%{at}), et tous les autres appareils ont été déconnectés.',
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe avec «\u202FMot de passe oublié\u202F?\u202F» sur la page de connexion.',
    ],
  },
  email_changed: {
    subject: 'L’adresse e-mail de votre compte Storedesk a été modifiée',
    lines: [
      'Bonjour,',
      'L’adresse e-mail de votre compte Storedesk (%{account}) a été remplacée par %{value}. C’est désormais l’adresse à utiliser pour vous connecter.',
      'Si ce n’était pas vous, annulez la modification ici dans les %{hours}\u202Fheures. L’ancienne adresse sera rétablie, tous les appareils seront déconnectés et vous choisirez un nouveau mot de passe\u202F:',
      '%{link}',
    ],
  },
  phone_changed: {
    subject: 'Le numéro de téléphone de votre compte Storedesk a été modifié',
    lines: [
      'Le numéro de téléphone de votre compte Storedesk (%{account}) a été remplacé par %{value}. Si ce n’était pas vous, annulez dans les %{hours}\u202Fheures\u202F: %{link}',
    ],
  },
  summary: {
    subject: '%{store}\u202F: %{period}',
    lines: [
      '%{store}, %{period}, avec les chiffres de la semaine précédente entre parenthèses\u202F:',
      'Ventes après remboursements\u202F: %{sales} (%{sales_before})\nCommandes terminées\u202F: %{orders} (%{orders_before})\nPanier moyen\u202F: %{average} (%{average_before})\nAnnulées ou refusées\u202F: %{cancelled} (%{cancelled_before})',
      'Voir tout le tableau de bord\u202F:',
      '%{link}',
      'Vous recevez cet e-mail parce que vous l’avez choisi dans votre profil. Vous pouvez modifier ce choix ici\u202F:',
      '%{choice}',
    ],
  },
  factor_added: {
    subject: 'Validation en deux étapes\u202F: nouvelle méthode',
    lines: [
      'Une nouvelle méthode pour confirmer la connexion a été ajoutée à votre compte Storedesk (%{account}) le %{at}.',
      'Si ce n’était pas vous, annulez l’ajout ici dans les %{hours}\u202Fheures. La méthode ajoutée sera supprimée, tous les appareils seront déconnectés et vous choisirez un nouveau mot de passe\u202F:',
      '%{link}',
    ],
  },
  factor_removed: {
    subject: 'Validation en deux étapes\u202F: méthode supprimée',
    lines: [
      'Une méthode pour confirmer la connexion a été supprimée de votre compte Storedesk (%{account}) le %{at}.',
      'Si ce n’était pas vous, changez tout de suite votre mot de passe et vérifiez votre compte ici\u202F:',
      '%{link}',
    ],
  },
  recovery_codes_new: {
    subject: 'Vos codes de secours ont été remplacés',
    lines: [
      'De nouveaux codes de secours ont été créés pour votre compte Storedesk (%{account}) le %{at}. Les anciens ne fonctionnent plus.',
      'Si ce n’était pas vous, changez tout de suite votre mot de passe et créez de nouveaux codes ici\u202F:',
      '%{link}',
    ],
  },
  recovery_code_used: {
    subject: 'Connexion avec un code de secours',
    lines: [
      'Quelqu’un s’est connecté à votre compte Storedesk (%{account}) avec un de vos codes de secours le %{at}. Codes restants\u202F: %{left}.',
      'Si ce n’était pas vous, changez tout de suite votre mot de passe et créez de nouveaux codes ici\u202F:',
      '%{link}',
    ],
  },
  passkey_refused: {
    subject: 'Une clé d’accès a été refusée',
    lines: [
      'La clé d’accès «\u202F%{name}\u202F» de votre compte Storedesk (%{account}) a été refusée le %{at}, car elle semble exister en double.',
      'Quelqu’un l’a peut-être copiée. Supprimez-la ici et ajoutez-en une nouvelle\u202F:',
      '%{link}',
    ],
  },
  new_device: {
    subject: 'Nouvelle connexion à votre compte Storedesk',
    lines: [
      'Quelqu’un s’est connecté à votre compte Storedesk (%{account}) le %{at} sur un appareil qui n’avait encore jamais servi pour ce compte\u202F: %{device}.',
      'Si c’était vous, il n’y a rien à faire. Sinon, changez tout de suite votre mot de passe et déconnectez l’appareil ici\u202F:',
      '%{link}',
    ],
  },
  social_linked: {
    subject: 'Vous pouvez maintenant vous connecter avec %{name}',
    lines: [
      'Votre compte %{name} a été associé à votre compte Storedesk (%{account}) le %{at}. Il permet maintenant de vous connecter.',
      'Si ce n’était pas vous, dissociez-le ici et changez tout de suite votre mot de passe\u202F:',
      '%{link}',
    ],
  },
  social_unlinked: {
    subject: 'Vous ne pouvez plus vous connecter avec %{name}',
    lines: [
      'Votre compte %{name} a été dissocié de votre compte Storedesk (%{account}) le %{at}. Votre mot de passe fonctionne toujours.',
      'Si ce n’était pas vous, changez tout de suite votre mot de passe et vérifiez votre compte ici\u202F:',
      '%{link}',
    ],
  },
  trust_asked: {
    subject: 'Vous êtes personne de confiance (%{store})',
    lines: [
      '%{by} compte sur votre aide si la connexion à Storedesk (%{store}) devient impossible, par exemple après la perte d’un téléphone. Deux personnes de confiance confirment alors ensemble qui le demande.',
      'Vous n’avez rien à faire pour l’instant. Si vous ne souhaitez pas qu’on vous le demande, refusez ici\u202F:',
      '%{link}',
    ],
  },
  recovery_asked: {
    subject: '%{by} demande votre aide pour retrouver son accès (%{store})',
    lines: [
      'Quelqu’un qui connaît le mot de passe du compte (%{by}) ne peut pas terminer la connexion (%{store}) et demande à retrouver son accès.',
      'Avant toute chose, appelez %{by} ou parlez-lui en personne. Ne vous fiez ni à un e-mail ni à un SMS. Si la demande vient vraiment de cette personne, confirmez-la ici avant le %{until}\u202F:',
      '%{link}',
    ],
  },
};
