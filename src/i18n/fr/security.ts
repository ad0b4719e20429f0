export const security = {
  title: 'Sécurité',
  two_step: 'Validation en deux étapes',
  detail: 'Après le mot de passe, vous confirmez votre identité avec votre téléphone ou une clé d’accès.',
  totp: {
    title: 'Application d’authentification',
    since: 'Configurée le %{date}',
    off: 'Non configurée',
    add: 'Configurer',
    setup: 'Configurer une application d’authentification',
    scan: 'Scannez ce code avec votre application d’authentification.',
    qr: 'Code QR pour l’application d’authentification',
    open: 'Ouvrir l’application d’authentification sur cet appareil',
    key_detail: 'Ou ajoutez un compte dans l’application et saisissez cette clé\u202F:',
    key: 'Clé',
    code: 'Code de l’application',
    confirm: 'Activer',
    wrong: 'Ce code est incorrect. Vérifiez l’heure de votre téléphone et réessayez.',
    over: 'Cela a pris trop de temps. Fermez cette fenêtre et recommencez.',
    remove_title: 'Supprimer l’application d’authentification\u202F?',
  },
  passkey: {
    title: 'Clés d’accès',
    detail: 'Votre empreinte, votre visage ou votre code PIN sur cet appareil, ou une clé de sécurité.',
    none: 'Aucune clé d’accès pour l’instant.',
    add: 'Ajouter une clé d’accès',
    name: 'Nom',
    name_hint: 'Pour la reconnaître, par exemple «\u202FTéléphone d’Ana\u202F».',
    rename: 'Renommer la clé d’accès',
    rename_of: 'Renommer %{name}',
    remove_of: 'Supprimer %{name}',
    remove_title: 'Supprimer la clé d’accès «\u202F%{name}\u202F»\u202F?',
    used: 'Dernière utilisation le %{date}',
    unused: 'Pas encore utilisée',
    unsupported: 'Ce navigateur ne gère pas les clés d’accès.',
    address: 'Les clés d’accès ne fonctionnent pas à cette adresse. Ouvrez l’application sur %{domain}.',
    ip: 'Les clés d’accès ont besoin d’un nom de domaine. Elles ne fonctionnent pas avec une adresse IP.',
    exists: 'Cet appareil a déjà une clé d’accès pour ce compte.',
    cancelled: 'Aucune clé d’accès n’a été ajoutée. Réessayez.',
    refused: 'La clé d’accès n’a pas été acceptée. Réessayez.',
  },
  remove: 'Supprimer',
  remove_detail: 'Vous pourrez en ajouter une autre à tout moment.',
  remove_last:
    'C’est votre seule méthode\u202F: les codes de secours disparaissent aussi, et le mot de passe suffit pour se connecter.',
  remove_needed:
    'Votre établissement l’exige\u202F: vos autres pages seront fermées jusqu’à ce que vous l’ayez reconfigurée.',
  codes: {
    title: 'Codes de secours',
    left: '%{smart_count} code restant |||| %{smart_count} codes restants',
    renew: 'Créer de nouveaux codes',
    renew_title: 'Remplacer les codes de secours\u202F?',
    renew_detail: 'Les codes actuels ne fonctionneront plus.',
    sheet: 'Vos codes de secours',
    sheet_detail:
      'Chaque code permet de vous connecter une fois si vous perdez votre téléphone. Ils ne s’affichent que maintenant\u202F: imprimez-les et gardez la feuille en lieu sûr.',
    sheet_for: 'Pour %{email}',
    print: 'Imprimer',
    done: 'Je les ai conservés',
    unseen:
      'L’ajout a réussi, mais les codes de secours n’ont pas pu s’afficher. Créez de nouveaux codes et conservez-les.',
  },
  social: {
    title: 'Autres services de connexion',
    detail: 'Un compte associé vous connecte sans mot de passe. La validation en deux étapes reste demandée.',
    since: 'Associé le %{date}',
    link: 'Associer %{provider}',
    link_title: 'Associer votre compte %{provider}\u202F?',
    link_detail:
      'Vous avez utilisé %{provider} avec l’adresse %{email}. Si vous associez ce compte, il vous permettra de vous connecter ici.',
    linked: 'Compte associé\u202F: %{provider}.',
    unlink: 'Dissocier %{provider}',
    unlink_title: 'Dissocier %{provider}\u202F?',
    unlink_detail: 'Votre mot de passe fonctionne toujours. Vous pourrez associer ce compte à nouveau à tout moment.',
    error: {
      unverified_there: '%{provider} n’a pas vérifié cette adresse e-mail. Vérifiez-la là-bas, puis réessayez.',
      unverified_here:
        'Confirmez d’abord votre adresse e-mail dans votre profil\u202F: saisissez-la de nouveau sous «\u202F%{change}\u202F», et vous recevrez un code.',
      other_address:
        'Votre compte %{provider} a une autre adresse e-mail\u202F: %{email}. Seuls des comptes avec la même adresse peuvent être associés.',
      taken: 'Ce compte %{provider} est associé à un autre compte.',
      expired: 'L’opération a duré trop longtemps. Associez le compte à nouveau.',
    },
  },
  team: {
    title: 'Votre équipe',
    require: 'Exiger la validation en deux étapes',
    hint: 'Les membres qui ne l’ont pas peuvent seulement la configurer\u202F: leurs autres pages se ferment aussitôt, même là où ils sont déjà connectés.',
    question: 'Exiger la validation en deux étapes maintenant\u202F?',
    question_detail:
      'Ces personnes perdent aussitôt leurs pages, jusqu’à ce qu’elles l’aient configurée\u202F: %{names}',
    confirm: 'Exiger',
    without: 'Sans validation en deux étapes',
  },
  needed: {
    title: 'Configurez la validation en deux étapes',
    detail: '%{store} l’exige de toute l’équipe. Une fois qu’elle est configurée, vos pages s’affichent ici.',
    set_up: 'Configurer',
  },
  alarm: {
    title: 'Nouvelle méthode pour confirmer la connexion',
    detail: '%{account} · ajout le %{time}',
    what: 'Si ce n’était pas vous, signalez-le ici. La méthode ajoutée sera supprimée, tous les appareils seront déconnectés, et vous recevrez par e-mail un lien pour choisir un nouveau mot de passe.',
    done: 'La méthode ajoutée est supprimée',
    unmailed:
      'Tous les appareils ont été déconnectés. Votre mot de passe fonctionne toujours pour qui le connaît\u202F: connectez-vous et changez-le. Si vous n’y arrivez pas, demandez au propriétaire un lien pour en choisir un nouveau.',
    kept: 'Les méthodes que vous aviez déjà restent demandées à la connexion.',
  },
  checkup: {
    title: 'Bilan de sécurité',
    detail: 'Votre compte, votre équipe et vos versements en huit points.',
    progress: 'Points en ordre\u202F: %{done} sur %{total}',
    complete: 'Tout est en ordre.',
    state: {
      ok: 'En ordre',
      attention: 'À vérifier',
    },
    factor: {
      on: 'Votre mot de passe seul n’ouvre pas votre compte.',
      off: 'Votre mot de passe seul ouvre votre compte.',
    },
    recovery_codes: {
      none: 'Vous recevez dix codes en configurant la validation en deux étapes.',
    },
    password: {
      recent: 'Choisi le %{date}.',
      old: 'Choisi le %{date}, il y a plus d’un an.',
    },
    addresses: {
      confirmed: 'Votre adresse e-mail et votre numéro n’ont pas besoin d’être confirmés.',
      email:
        'Votre adresse e-mail n’est pas confirmée. Saisissez-la de nouveau sous «\u202F%{change}\u202F»\u202F: vous recevrez un code.',
      phone:
        'Votre numéro n’est pas confirmé. Saisissez-le de nouveau sous «\u202F%{change}\u202F»\u202F: vous recevrez un code.',
      both: 'Votre adresse e-mail et votre numéro ne sont pas confirmés. Saisissez-les de nouveau sous «\u202F%{change}\u202F»\u202F: vous recevrez des codes.',
    },
    devices: {
      used: '%{smart_count} appareil est connecté à votre compte. |||| %{smart_count} appareils sont connectés à votre compte.',
      unused:
        '%{smart_count} appareil n’a pas servi depuis deux semaines. Déconnectez-le. |||| %{smart_count} appareils n’ont pas servi depuis deux semaines. Déconnectez-les.',
    },
    team: {
      fine: 'Toute l’équipe a la validation en deux étapes et a été active ces 90 derniers jours.',
      empty: 'Personne d’autre ne peut se connecter.',
      without:
        '%{smart_count} personne se connecte avec le mot de passe seul. |||| %{smart_count} personnes se connectent avec le mot de passe seul.',
      idle: '%{smart_count} personne est inactive depuis 90\u202Fjours. A-t-elle encore besoin de son compte\u202F? |||| %{smart_count} personnes sont inactives depuis 90\u202Fjours. Ont-elles encore besoin de leur compte\u202F?',
    },
    permissions: {
      title: 'Qui gère l’équipe',
      few: 'Deux personnes au plus peuvent gérer votre équipe.',
      many: '%{smart_count} personne peut gérer votre équipe et donner des droits. |||| %{smart_count} personnes peuvent gérer votre équipe et donner des droits. Est-ce utile pour toutes\u202F?',
    },
    bank: {
      quiet: 'Aucune modification ces 72 dernières heures.',
      missing: 'Aucune coordonnée bancaire pour l’instant.',
      changed: 'Modifiées au cours des 72 dernières heures. Vérifiez que c’était vous.',
      on_hold: 'Les versements sont retenus jusqu’au %{date}. Vérifiez que les coordonnées bancaires sont les vôtres.',
      frozen: 'Les versements sont gelés. Contactez la plateforme.',
    },
  },
};
