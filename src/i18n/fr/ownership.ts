export const ownership = {
  trust: {
    title: 'Retrouver votre accès',
    detail:
      'Si vous perdez votre téléphone et vos codes de secours, deux de ces personnes ensemble peuvent vous redonner accès après 24\u202Fheures.',
    none: 'Aucune personne de confiance pour l’instant.',
    choose: 'Choisir des personnes de confiance',
    choose_detail:
      'Choisissez deux à cinq personnes dont vous reconnaîtriez la voix au téléphone. Elles seront prévenues par e-mail.',
    nobody:
      'Personne à choisir pour l’instant. Une personne de confiance doit avoir un compte actif, avec une invitation envoyée par vous.',
    too_few: 'Choisissez au moins deux personnes, ou aucune.',
    too_many: 'Choisissez cinq personnes au plus.',
    not_ready:
      'Ne compte pas pour l’instant\u202F: le compte n’est pas actif, c’est un appareil partagé, ou quelqu’un d’autre a défini son mot de passe. Si c’est le compte d’une personne, envoyez-lui vous-même une nouvelle invitation.',
    too_few_ready:
      'Pour l’instant, moins de deux d’entre elles comptent\u202F: personne ne pourrait vous redonner accès.',
    saved: 'Personnes de confiance enregistrées.',
  },
  request: {
    asked:
      'Quelqu’un qui connaît votre mot de passe a demandé l’accès à vos personnes de confiance (%{time}). Confirmations\u202F: %{count} sur %{total}.',
    waiting:
      'Vos personnes de confiance ont confirmé que vous ne pouvez pas vous connecter. À partir du %{time}, le lien reçu par e-mail permet de choisir un nouveau mot de passe.',
    stop: 'Bloquer',
    stop_title: 'Bloquer la demande d’accès\u202F?',
    stop_detail: 'Rien ne change, et tout le monde est prévenu. Le propriétaire peut refaire la demande.',
  },
  colleague: {
    title: 'Le propriétaire vous fait confiance',
    detail:
      'Si le propriétaire perd son téléphone et ne peut plus se connecter, deux personnes de confiance ensemble lui redonnent accès.',
    decline: 'Je ne le souhaite pas',
    decline_title: 'Ne plus être personne de confiance\u202F?',
    decline_detail: 'Le propriétaire est prévenu et choisit quelqu’un d’autre.',
    declined: 'Vous n’êtes plus personne de confiance.',
    asks: '%{name} demande à retrouver son accès',
    asks_detail:
      'Demande du %{time}, à confirmer avant le %{until}. Appelez d’abord %{name} ou parlez-lui en personne. Ne vous fiez ni à un e-mail ni à un SMS\u202F: quelqu’un qui connaît seulement le mot de passe a pu faire la demande.',
    not_ready:
      'Vous ne pouvez pas confirmer\u202F: le mot de passe de ce compte n’a pas été défini par le propriétaire, ou plusieurs personnes utilisent ce compte. Une autre personne de confiance doit le faire.',
    confirmed: 'Vous avez confirmé. Une autre personne de confiance doit le faire aussi.',
    waiting:
      'Deux personnes ont confirmé. À partir du %{time}, le lien reçu par le propriétaire permet de choisir un nouveau mot de passe.',
    confirm: 'Confirmer',
    confirm_title: 'Est-ce vraiment %{name}\u202F?',
    confirm_detail:
      'Confirmez seulement si vous avez parlé vous-même à cette personne (%{name}), au téléphone ou de vive voix.',
    stop: 'Ce n’est pas le propriétaire',
    demo: 'Démo\u202F: ce message au propriétaire n’est pas envoyé. Voici son texte\u202F:',
  },
  alarm: {
    page: 'Bloquer un changement',
    since: '%{store} · depuis le %{time}',
    recovery: {
      title: 'Le propriétaire va retrouver son accès',
      detail:
        'Quelqu’un qui connaît le mot de passe du propriétaire a demandé à des personnes de confiance de lui donner accès et de désactiver la validation en deux étapes. Si ce n’est pas le propriétaire, bloquez la demande ici.',
      stopped:
        'Le mot de passe et la validation en deux étapes du propriétaire restent inchangés. Si c’est votre compte, changez maintenant votre mot de passe.',
    },
    handover: {
      title: 'L’établissement va changer de propriétaire',
      detail:
        'L’établissement a été proposé à un nouveau propriétaire. Si le propriétaire ne le souhaite pas, bloquez la cession ici.',
      stopped:
        'L’établissement garde son propriétaire. Si c’est vous et que vous n’avez rien commencé, changez maintenant votre mot de passe.',
    },
    stop: 'Bloquer',
    done: 'Demande bloquée',
    over: 'C’est déjà terminé, ou le lien a expiré.',
  },
  back: {
    title: 'Retrouver votre accès',
    waiting: 'Pas encore',
    from: 'Du %{from} au %{until}, ce lien permet de choisir un nouveau mot de passe.',
    why: 'Ce délai permet de bloquer la demande si elle ne vient pas de vous.',
    detail:
      'Choisissez un nouveau mot de passe. La validation en deux étapes sera désactivée et tous vos appareils seront déconnectés. Configurez-la à nouveau après la connexion.',
    submit: 'Enregistrer le mot de passe',
    too_early: 'Il est trop tôt pour ce lien. Vérifiez l’heure de cet appareil et réessayez plus tard.',
    over: 'Ce lien a déjà servi, a été bloqué ou a expiré. Connectez-vous ou refaites la demande à vos personnes de confiance.',
  },
  handover: {
    title: 'Nouveau propriétaire',
    detail:
      'Cédez l’établissement\u202F: le nouveau propriétaire accepte d’abord, et vous confirmez un jour plus tard.',
    begin: 'Céder l’établissement',
    begin_title: 'Céder l’établissement',
    begin_detail:
      'Le nouveau propriétaire reçoit un e-mail et a sept jours pour accepter. Vous pouvez tout arrêter à tout moment jusqu’à votre confirmation.',
    first_name: 'Prénom',
    last_name: 'Nom',
    email: 'E-mail',
    send: 'Envoyer la proposition',
    own_address: 'C’est votre propre adresse. Le nouveau propriétaire doit en avoir une autre.',
    deletion: 'L’établissement va être supprimé. Annulez la suppression avant de le céder.',
    blocked: 'L’établissement ne peut pas être cédé tant qu’il est bloqué.',
    under_way:
      'L’établissement est déjà en cours de cession, ou vos personnes de confiance vous redonnent accès. Attendez que ce soit terminé.',
    offered: 'Proposé à %{name} (%{email}), qui peut accepter jusqu’au %{until}.',
    accepted: '%{name} (%{email}) a accepté. Vous pourrez céder l’établissement à partir du %{from}.',
    open: '%{name} (%{email}) a accepté. Vous pouvez céder l’établissement jusqu’au %{until}.',
    finish: 'Céder définitivement',
    finish_title: 'Céder l’établissement à %{name}\u202F?',
    finish_detail:
      'Votre session sera fermée et vous ne pourrez plus vous connecter en tant que propriétaire. Votre équipe garde ses comptes. Les versements sont retenus pendant 72\u202Fheures. C’est irréversible.',
    cancel: 'Arrêter la cession',
    cancel_title: 'Arrêter la cession\u202F?',
    cancel_detail: 'Vous restez propriétaire, et %{name} en est informé par e-mail.',
    demo: 'Démo\u202F: ce message au nouveau propriétaire n’est pas envoyé. Voici son texte\u202F:',
  },
  offer: {
    page: 'Reprendre un établissement',
    title: 'Reprendre %{store}',
    detail:
      '%{owner} souhaite vous céder l’établissement. Vous en serez propriétaire, avec les commandes, le menu, l’équipe et les versements. Vous pouvez accepter jusqu’au %{until}.',
    accept: 'Accepter',
    terms:
      'J’accepte les [conditions générales] de l’exploitant de %{platform} et j’ai le droit de gérer cet établissement.',
    terms_missing: 'Acceptez les conditions générales pour reprendre l’établissement.',
    code: 'Dernière étape\u202F: saisissez le code envoyé à %{email}.',
    back: 'Modifier mes informations',
    phone_taken: 'Un autre établissement a déjà ce numéro de téléphone. Utilisez-en un autre.',
    email_taken:
      'Un compte existe déjà avec cette adresse e-mail. Demandez au propriétaire d’utiliser une autre adresse, ou de supprimer d’abord votre compte de l’équipe.',
    decline: 'Refuser',
    accepted: 'Vous avez accepté %{store}',
    accepted_detail:
      '%{owner} peut céder l’établissement du %{from} au %{until}. Ensuite, connectez-vous avec votre adresse e-mail et le mot de passe que vous venez de choisir.',
    withdraw: 'Refuser finalement',
    declined: 'Proposition refusée',
    declined_detail: 'L’établissement garde son propriétaire, qui a été prévenu.',
    over: 'Ce lien a déjà servi, ou la cession est terminée.',
  },
};
