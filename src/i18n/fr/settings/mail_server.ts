import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect:
    'S’applique dès maintenant aux e-mails destinés à vos clients. Ceux pour vous et votre équipe partent toujours de cette application.',
  section: {
    sender: 'Expéditeur',
    server: 'Connexion',
  },
  field: {
    is_mail_on: 'Envoyer les e-mails depuis votre propre serveur',
    mail_host: 'Serveur',
    mail_port: 'Port',
    mail_user: 'Identifiant',
    mail_password: 'Mot de passe',
    mail_from_address: 'Adresse de l’expéditeur',
    mail_from_name: 'Nom de l’expéditeur',
    mail_dkim_selector: 'Sélecteur DKIM',
  },
  help: {
    is_mail_on: 'Désactivé\u202F: les e-mails à vos clients partent du serveur de cette application.',
    mail_port: 'Généralement 587. Avec 465, le chiffrement commence tout de suite.',
    mail_from_name: 'Vide\u202F: le nom de votre établissement.',
    mail_dkim_selector:
      'Donné par votre fournisseur de messagerie, par exemple «\u202Fs1\u202F». Il permet de vérifier aussi la signature de vos e-mails.',
  },
  test: {
    title: 'E-mail de test',
    detail: 'Envoie un e-mail avec les réglages enregistrés et indique l’étape qui échoue.',
    save_first: 'Enregistrez d’abord vos modifications.',
    to: 'Envoyer à',
    send: 'Envoyer un e-mail de test',
    sent: 'Votre serveur a accepté l’e-mail pour %{to}.',
    said: 'Le serveur répond\u202F:',
  },
  stage: {
    name: 'Aucun serveur de ce nom n’a été trouvé',
    refused: 'Le serveur ne répond pas sur ce port',
    timeout: 'Le serveur a mis trop de temps',
    greeting: 'Ce n’est pas un serveur de messagerie, ou il a refusé la connexion',
    starttls: 'Le serveur ne propose pas de chiffrement',
    tls: 'La connexion chiffrée a échoué',
    certificate: 'Le certificat du serveur n’est pas fiable',
    sign_in: 'Identifiant ou mot de passe incorrect',
    sender: 'Le serveur refuse l’adresse de l’expéditeur',
    recipient: 'Le serveur refuse le destinataire',
    message: 'Le serveur refuse l’e-mail',
  },
  remedy: {
    name: 'Vérifiez l’orthographe du nom. Les serveurs de réseaux privés ne sont pas acceptés.',
    refused: 'Vérifiez le port\u202F: généralement 587 ou 465.',
    timeout: 'Vérifiez le port\u202F: généralement 587 ou 465. Ou réessayez plus tard.',
    greeting: 'Vérifiez le nom du serveur et le port.',
    starttls:
      'Utilisez un autre port, généralement 465, ou contactez votre fournisseur. Aucun e-mail n’est envoyé sans chiffrement.',
    tls: 'Demandez à votre fournisseur un serveur avec TLS 1.2 ou plus récent, ou vérifiez le port.',
    certificate:
      'Le certificat a expiré ou porte un autre nom. Utilisez exactement le nom donné par votre fournisseur.',
    sign_in: 'Saisissez les deux à nouveau. Certains fournisseurs exigent un mot de passe d’application.',
    sender: 'Utilisez une adresse qui appartient à ce compte.',
    recipient: 'Vérifiez l’adresse de l’e-mail de test.',
    message: 'Lisez la réponse du serveur, ou contactez votre fournisseur.',
  },
  records: {
    title: 'Enregistrements de votre domaine',
    detail:
      'Ils indiquent aux autres services que les e-mails de votre serveur viennent bien de vous. Sans eux, ils finissent souvent dans les indésirables.',
    check: 'Vérifier les enregistrements',
    signature: {
      label: 'Signature d’un e-mail de test reçu',
      help: 'Collez les en-têtes de l’e-mail, avec la ligne DKIM-Signature. Le sélecteur est alors rempli.',
      filled: 'Sélecteur %{selector} rempli. Enregistrez, puis vérifiez les enregistrements.',
      none: 'Ce texte ne contient pas de signature DKIM.',
      other:
        'Cet e-mail est signé pour %{domain}, et non pour le domaine de votre expéditeur. Configurez DKIM chez votre fournisseur de messagerie.',
    },
    state: {
      found: 'Trouvé',
      missing: 'Manquant',
      other: 'Votre serveur n’y figure pas',
      several: 'Plusieurs trouvés',
      unreachable: 'Pas de réponse',
    },
    remedy: {
      missing:
        'Ajoutez cet enregistrement chez le fournisseur de votre domaine. Si le domaine n’est pas à vous, utilisez une adresse d’expéditeur de votre propre domaine.',
      other: 'Remplacez l’enregistrement par celui-ci.',
      several: 'Il ne doit en rester qu’un. Remplacez-les tous par celui-ci.',
      unreachable:
        'Les serveurs de noms du domaine n’ont pas répondu. Vérifiez l’adresse de l’expéditeur ou réessayez plus tard.',
      dkim: 'Votre fournisseur de messagerie vous indique ce qu’il faut y saisir.',
    },
  },
} satisfies SettingsTexts;
