import type { LanguageTexts } from '../messageTexts';

export const fr: LanguageTexts = {
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
  bank_changed: {
    subject: 'Coordonnées bancaires modifiées (%{store})',
    lines: [
      'Les coordonnées bancaires utilisées pour les versements (%{store}) ont été modifiées le %{at}.',
      'Si c’était vous, vous n’avez rien à faire. Les versements sont retenus pendant %{hours}\u202Fheures, le temps de repérer une erreur éventuelle.',
      'Si ce n’était pas vous, bloquez les versements ici. Tout le monde sera déconnecté, et vous recevrez un lien pour choisir un nouveau mot de passe\u202F:',
      '%{link}',
    ],
  },
  gateway_changed: {
    subject: 'Paiements par carte modifiés (%{store})',
    lines: [
      'Un service de paiement (%{store}) ou l’une de ses clés a été modifié le %{at}. Les paiements par carte peuvent désormais arriver sur un autre compte. Vérifiez les réglages\u202F:',
      '%{link}',
      'Si ce n’était pas vous, rétablissez tout de suite le service de paiement, puis changez votre mot de passe.',
    ],
  },
  deletion_requested: {
    subject: 'Suppression de l’établissement (%{store})',
    lines: [
      'Votre établissement (%{store}) sera supprimé le %{at}. Dès maintenant, il ne prend plus de commandes.',
      'Si vous changez d’avis, connectez-vous et annulez la suppression d’ici là. Si ce n’était pas vous, faites-le tout de suite et changez de mot de passe\u202F:',
      '%{link}',
    ],
  },
  deletion_cancelled: {
    subject: 'Suppression annulée (%{store})',
    lines: [
      'La suppression de votre établissement (%{store}) a été annulée le %{at}. Il est comme avant.',
      'Si ce n’était pas vous, changez tout de suite de mot de passe\u202F:',
      '%{link}',
    ],
  },
  store_deleted: {
    subject: 'Établissement supprimé (%{store})',
    lines: [
      'Votre établissement (%{store}) a été supprimé le %{at}. Seuls les montants de ses commandes sont conservés, aussi longtemps que la loi l’exige, sans données de clients.',
    ],
  },
  store_abandoned: {
    subject: 'Suppression de l’établissement si personne ne se connecte (%{store})',
    lines: [
      'Votre établissement (%{store}) n’a jamais été validé, et personne ne s’y est connecté depuis longtemps. Il sera supprimé le %{at}.',
      'Pour le garder, connectez-vous d’ici là\u202F:',
      '%{link}',
      'Si vous n’en avez plus besoin, vous n’avez rien à faire.',
    ],
  },
  domain_proved: {
    subject: '%{domain} mène maintenant à votre site web',
    lines: [
      'Le domaine %{domain} est maintenant celui de votre site web (%{store}). Il est vérifié chaque jour\u202F: laissez l’enregistrement en place.',
      '%{link}',
    ],
  },
  domain_failing: {
    subject: 'L’enregistrement du domaine %{domain} est introuvable',
    lines: [
      'L’enregistrement qui prouve que le domaine %{domain} est à vous (%{store}) est introuvable. Sans lui, votre site reste accessible à cette adresse jusqu’au %{until}.',
      'Voyez quel enregistrement manque et ajoutez-le de nouveau\u202F:',
      '%{link}',
    ],
  },
  domain_ended: {
    subject: '%{domain} ne mène plus à votre site web',
    lines: [
      'L’enregistrement qui prouve que le domaine %{domain} est à vous (%{store}) manque depuis 72 heures. Votre site n’est donc plus accessible à cette adresse. Il le sera de nouveau dès que l’enregistrement sera trouvé\u202F:',
      '%{link}',
    ],
  },
  domain_moved: {
    subject: 'Un autre établissement utilise maintenant %{domain}',
    lines: [
      'Un autre établissement a prouvé que le domaine %{domain} lui appartient. Il ne mène donc plus à votre site web (%{store}).',
      'Si le domaine est à vous, vérifiez qui peut modifier ses enregistrements. Avec un nouvel enregistrement, il mènera de nouveau à votre site\u202F:',
      '%{link}',
    ],
  },
  document_expiring: {
    subject: 'Un document expire le %{day} (%{store})',
    lines: [
      'Le document «\u202F%{document}\u202F» (%{store}) est valable jusqu’au %{day}.',
      'Envoyez le nouveau avant cette date. Le document actuel reste valable pendant la vérification du nouveau\u202F:',
      '%{link}',
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
  archive_requested: {
    subject: 'Archive demandée (%{store})',
    lines: [
      'Une archive complète (%{store}) a été demandée le %{at}\u202F: commandes, carte, clients, équipe, documents et coordonnées bancaires.',
      'Dès qu’elle sera prête, vous pourrez la télécharger ici pendant %{hours}\u202Fheures\u202F:',
      '%{link}',
      'Si ce n’était pas vous, supprimez-y l’archive et changez tout de suite votre mot de passe.',
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
  trust_changed: {
    subject: 'Vos personnes de confiance ont changé (%{store})',
    lines: [
      'Les personnes qui peuvent vous redonner accès (%{store}) ont changé le %{at}. Ce sont maintenant\u202F: %{names}.',
      'Si ce n’était pas vous, changez tout de suite votre mot de passe et vérifiez-les ici\u202F:',
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
  recovery_begun: {
    subject: 'Quelqu’un demande à retrouver l’accès (%{store})',
    lines: [
      'Le %{at}, quelqu’un qui connaît votre mot de passe a demandé à vos personnes de confiance de lui redonner accès (%{store}). Elles peuvent le confirmer jusqu’au %{until}.',
      'Si c’était vous, appelez deux d’entre elles\u202F: elles doivent le confirmer.',
      'Si ce n’était pas vous, bloquez la demande ici et changez tout de suite votre mot de passe\u202F:',
      '%{link}',
    ],
  },
  recovery_waiting: {
    subject: 'Le propriétaire va retrouver son accès (%{store})',
    lines: [
      'Des personnes de confiance ont confirmé que le propriétaire (%{store}) ne peut pas se connecter\u202F: %{names}.',
      'À partir du %{from}, un lien envoyé par e-mail au propriétaire permet de choisir un nouveau mot de passe et désactive la validation en deux étapes.',
      'Si le propriétaire ne l’a pas demandé, bloquez la demande ici\u202F:',
      '%{link}',
    ],
  },
  recovery_link: {
    subject: 'Retrouvez votre accès (%{store})',
    lines: [
      'Vos personnes de confiance ont confirmé votre identité. Ce lien permet de choisir un nouveau mot de passe et désactive la validation en deux étapes. Il fonctionne une seule fois, du %{from} au %{until}\u202F:',
      '%{link}',
      'Ne transférez cet e-mail à personne.',
    ],
  },
  recovery_stopped: {
    subject: 'Demande d’accès bloquée (%{store})',
    lines: [
      'La demande de redonner accès au propriétaire (%{store}) a été bloquée le %{at}. Rien n’a changé.',
      'Si le propriétaire ne peut toujours pas se connecter, il peut refaire la demande.',
    ],
  },
  recovery_done: {
    subject: 'Le propriétaire a retrouvé son accès (%{store})',
    lines: [
      'Le %{at}, le propriétaire (%{store}) a choisi un nouveau mot de passe avec l’aide de personnes de confiance. La validation en deux étapes a été désactivée et ses appareils ont été déconnectés.',
      'Si ce n’était pas le propriétaire, contactez tout de suite l’assistance.',
    ],
  },
  handover_offer: {
    subject: '%{by} souhaite vous céder %{store}',
    lines: [
      'Bonjour %{name},',
      '%{by} souhaite vous céder %{store} dans Storedesk. Vous en seriez propriétaire, avec les commandes, le menu, l’équipe et les versements.',
      'Acceptez ou refusez ici jusqu’au %{until}\u202F:',
      '%{link}',
      'Si vous ne vous attendiez pas à ce message, vous pouvez l’ignorer.',
    ],
  },
  handover_begun: {
    subject: '%{store} va changer de propriétaire',
    lines: [
      'Le %{at}, l’établissement (%{store}) a été proposé à un nouveau propriétaire\u202F: %{name} (%{email}).',
      'Si c’était vous, vous n’avez rien à faire avant son acceptation.',
      'Si ce n’était pas vous, bloquez la cession ici et changez tout de suite votre mot de passe\u202F:',
      '%{link}',
    ],
  },
  handover_accepted: {
    subject: 'Le nouveau propriétaire a accepté (%{store})',
    lines: [
      'Le nouveau propriétaire (%{store}) a accepté\u202F: %{name}. Du %{from} au %{until}, vous pouvez céder définitivement l’établissement dans votre profil, sous «\u202FCompte\u202F».',
      'Si vous ne le souhaitez pas, bloquez la cession ici. Si vous ne l’avez pas commencée, changez aussi tout de suite votre mot de passe\u202F:',
      '%{link}',
    ],
  },
  handover_stopped: {
    subject: 'Cession bloquée (%{store})',
    lines: ['La cession à un nouveau propriétaire (%{store}) a été bloquée le %{at}. Rien n’a changé.'],
  },
  handover_done: {
    subject: '%{store} a un nouveau propriétaire',
    lines: [
      '%{store} a changé de propriétaire le %{at}. Nouveau propriétaire\u202F: %{name}. L’ancien propriétaire ne peut plus se connecter.',
      'Les versements sont retenus pendant %{hours}\u202Fheures. Vérifiez les coordonnées bancaires et votre équipe d’ici là.',
      'S’il s’agit d’une erreur, contactez tout de suite l’assistance.',
    ],
  },
  booking_accepted: {
    subject: 'Votre table chez %{store} est réservée',
    lines: [
      'Votre table chez %{store} est réservée.',
      '%{at} – couverts\u202F: %{persons}',
      'Vous pouvez consulter, modifier ou annuler votre réservation ici\u202F:',
      '%{link}',
    ],
  },
  booking_reminder: {
    subject: 'Rappel\u202F: votre table chez %{store}',
    lines: [
      'Vous avez une table chez %{store}.',
      '%{at} – couverts\u202F: %{persons}',
      'Merci de confirmer votre venue. Vous pouvez aussi modifier ou annuler votre réservation ici\u202F:',
      '%{link}',
    ],
  },
  trial_ending: {
    subject: 'Votre essai se termine le %{day} (%{store})',
    lines: [
      'Votre essai de Storedesk (%{store}) se termine le %{day}. À partir de ce jour, vous ne pourrez plus recevoir de nouvelles commandes.',
      'Choisissez une formule d’ici là\u202F; vous verrez le montant exact et la date avant de confirmer\u202F:',
      '%{link}',
    ],
  },
  invoice_paid: {
    subject: 'Facture %{number} (%{store})\u202F: %{amount}',
    lines: [
      'La facture %{number} de votre abonnement (%{store}) a été émise\u202F: %{amount}.',
      'Vous pouvez la consulter et la télécharger en PDF ici\u202F:',
      '%{link}',
    ],
  },
  payment_failed: {
    subject: 'Votre paiement a échoué (%{store})',
    lines: [
      'Le montant de la facture %{number} (%{store}), soit %{amount}, n’a pas pu être débité de votre carte.',
      'Tout continue de fonctionner jusqu’au %{day}. D’ici là, payez la facture avec cette carte ou une autre\u202F:',
      '%{link}',
    ],
  },
  subscription_locked: {
    subject: 'Établissement bloqué jusqu’au paiement (%{store})',
    lines: [
      'Votre établissement (%{store}) est bloqué depuis le %{day}, faute d’abonnement payé. Vous pouvez encore terminer les commandes en cours.',
      'Pour reprendre tout de suite\u202F:',
      '%{link}',
    ],
  },
  booking_changed: {
    subject: 'Votre réservation chez %{store} a été modifiée',
    lines: [
      'Votre réservation chez %{store} a été modifiée. Voici la nouvelle\u202F:',
      '%{at} – couverts\u202F: %{persons}',
      'Si cela ne vous convient pas, vous pouvez la modifier ou l’annuler ici\u202F:',
      '%{link}',
    ],
  },
  booking_cancelled: {
    subject: 'Votre réservation chez %{store} a été annulée',
    lines: [
      'Malheureusement, %{store} a dû annuler votre réservation\u202F:',
      '%{at} – couverts\u202F: %{persons}',
      'Nous en sommes désolés et espérons vous accueillir une autre fois.',
    ],
  },
  review_reply: {
    subject: '%{store} a répondu à votre avis',
    lines: ['%{store} a répondu à votre avis sur la commande %{number}\u202F:', '%{reply}'],
  },
};
