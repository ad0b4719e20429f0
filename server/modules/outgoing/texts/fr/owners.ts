import type { OwnerTexts } from '../../messageTexts';

export const owners: OwnerTexts = {
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
  archive_requested: {
    subject: 'Archive demandée (%{store})',
    lines: [
      'Une archive complète (%{store}) a été demandée le %{at}\u202F: commandes, carte, clients, équipe, documents et coordonnées bancaires.',
      'Dès qu’elle sera prête, vous pourrez la télécharger ici pendant %{hours}\u202Fheures\u202F:',
      '%{link}',
      'Si ce n’était pas vous, supprimez-y l’archive et changez tout de suite votre mot de passe.',
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
};
