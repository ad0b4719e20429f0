/** The page at `/home`. */
const landing = {
  title: 'Vos commandes et votre menu, au même endroit',
  nav: {
    label: 'Sections de cette page',
    menu: 'Plan de la page',
    home: 'Accueil',
    features: 'Fonctions',
    layouts: 'Écrans',
    components: 'À essayer',
    apps: 'Appareils',
    themes: 'Couleurs',
    go: 'Ouvrir Storedesk',
  },
  home: {
    detail:
      'Avec Storedesk, votre établissement reçoit ses commandes, les fait partir et tient son menu à jour, sur un tableau que toute l’équipe partage.',
    see: 'Voir ce qu’il sait faire',
    board_alt: 'Le tableau des commandes du jour, en quatre colonnes, des nouvelles à celles en route',
    phone_alt: 'Le même tableau sur un téléphone',
  },
  highlights: {
    title: 'Huit choses qui simplifient le service',
    carousel: 'carrousel',
    page: 'Page %{page} sur %{pages}',
    live: {
      title: 'À jour tout seul',
      text: 'Nouvelles commandes et changements s’affichent aussitôt sur tous les écrans. Personne ne recharge rien.',
    },
    sound: {
      title: 'Des commandes qui s’entendent',
      text: 'Une nouvelle commande sonne, est lue à qui ne peut pas la voir, et se compte dans l’onglet du navigateur.',
    },
    phone: {
      title: 'Commandes par téléphone',
      text: 'Tapez le numéro\u202f: un client connu apparaît avec son nom et son adresse.',
    },
    stock: {
      title: 'En rupture d’un geste',
      text: 'Retirez un article pour une heure ou jusqu’à demain. Il revient tout seul.',
    },
    team: {
      title: 'À chacun sa part',
      text: 'Chaque membre de l’équipe a sa connexion et n’ouvre que ce que vous autorisez.',
    },
    files: {
      title: 'Le menu dans un fichier',
      text: 'Importez-le depuis Excel ou CSV. Vous voyez chaque changement avant qu’il soit écrit.',
    },
    connection: {
      title: 'Réseau capricieux\u202f? Pas de drame',
      text: 'Le tableau signale une coupure en quelques secondes, puis rattrape ce qu’il a manqué.',
    },
    languages: {
      title: 'Neuf langues',
      text: 'Chacun travaille dans la sienne. L’arabe se lit de droite à gauche, jusqu’à la dernière icône.',
    },
  },
  features: {
    title: 'De la première sonnerie à la porte du client',
    detail: 'Cinq tâches de tous les jours, et leur visage dans Storedesk.',
    board: {
      title: 'Un tableau pour tout le service',
      text: 'Nouvelle, en préparation, prête, en route\u202f: chaque commande est à sa place, avec l’heure promise. Un geste la fait avancer, et les autres écrans suivent.',
      alt: 'Des commandes en colonnes, chacune avec ses articles, son heure promise et un bouton pour l’étape suivante',
    },
    order: {
      title: 'Toute l’histoire d’une commande',
      text: 'Articles, notes, client et livraison au même endroit, et au-dessous qui a fait quoi, et quand. Personne ne pose deux fois la question.',
      alt: 'Une commande ouverte à côté du tableau, avec ses articles et ce qui s’est passé jusqu’ici',
    },
    phone: {
      title: 'Prenez la commande en parlant',
      text: 'Quelques lettres trouvent l’article, vous choisissez les options\u202f; taxe, livraison et total sont déjà calculés. Ce que vous avez commencé reste là, même si le navigateur se ferme.',
      alt: 'D’un côté le menu, de l’autre un ticket avec des articles et un client connu',
    },
    menu: {
      title: 'Un menu qui suit la cuisine',
      text: 'Changez beaucoup de prix d’un coup, posez la même question pour plusieurs articles, fixez jours et heures. Une erreur s’annule d’un geste.',
      alt: 'La liste des articles avec photos, prix et un interrupteur pour ce qui est en stock',
    },
    files: {
      title: 'Votre menu vous suit',
      text: 'Déposez le fichier de votre ancien système. Storedesk reconnaît les colonnes, vous montre chaque ligne avant d’écrire quoi que ce soit, et annule tout l’import si vous changez d’avis.',
      alt: 'L’aperçu d’un import, avec les valeurs d’avant et d’après, ligne par ligne',
    },
  },
  layouts: {
    title: 'Douze écrans, tous bien réels',
    detail:
      'Pris dans le produit en marche avec les données de la démo, clairs ou sombres comme cette page\u202f; les images montrent la version anglaise. Choisissez-en un pour l’ouvrir\u202f; il faut peut-être d’abord vous connecter.',
    list: 'Aujourd’hui, en liste',
    order: 'Une commande',
    ticket: 'Le ticket pour la cuisine',
    choices: 'Options d’un article',
    bulk: 'Beaucoup de prix d’un coup',
    item: 'Un article',
  },
  components: {
    title: 'Essayez les pièces',
    detail: 'Elles marchent ici comme dans le produit. Rien de ce que vous touchez n’est envoyé.',
    order: {
      title: 'Une commande en chemin',
      text: 'Un seul bouton, toujours l’étape suivante.',
      first: 'Soupe de tomates',
      second: 'Tarte aux pommes',
      hand_over: 'Remettre au livreur',
      deliver: 'Livrer',
      again: 'Encore une fois',
    },
    minutes: {
      title: 'Prête dans combien de minutes\u202f?',
      text: 'Qui accepte une commande le dit d’un geste.',
      promised: 'Le client lit\u202f: %{time}',
    },
    stock: {
      title: 'La dernière part est partie',
      text: 'Coupez-la, et personne ne commande ce qui n’existe plus.',
      label: 'Tarte aux pommes en stock',
      in: 'Les clients peuvent la commander.',
      out: 'En rupture jusqu’à l’ouverture de demain. Ensuite, elle revient toute seule.',
    },
    network: {
      title: 'Quand le réseau tombe',
      text: 'Un tableau figé ne doit pas ressembler à une soirée calme.',
      on: 'Chaque changement arrive tout seul.',
      off: 'Le tableau dit depuis quand, et rattrape tout dès que le réseau revient.',
      cut: 'Couper le réseau',
      restore: 'Rétablir le réseau',
    },
  },
  apps: {
    title: 'Un produit, trois endroits',
    detail: 'Il tourne dans le navigateur de l’appareil que vous avez sous la main.',
    kitchen: {
      tab: 'Cuisine',
      title: 'Une tablette au-dessus du plan de travail',
      text: 'De grandes cartes, peu de mots, des boutons qu’un doigt mouillé ne manque pas. Et si vous aimez le papier, le ticket s’imprime.',
      alt: 'Le tableau sur une tablette',
    },
    counter: {
      tab: 'Comptoir',
      title: 'Un écran à côté de la caisse',
      text: 'Prenez les commandes par téléphone, gardez un œil sur ce qui est prêt, choisissez qui livre.',
      alt: 'Une prise de commande sur un grand écran',
    },
    owner: {
      tab: 'En déplacement',
      title: 'Un téléphone dans la poche',
      text: 'Voyez comment se passe la soirée, coupez ce qui manque, changez un prix, où que vous soyez.',
      alt: 'La liste des articles sur un téléphone',
    },
  },
  themes: {
    title: 'Dix couleurs, de jour comme de nuit',
    detail: 'Choisissez-en une\u202f: cette page la porte aussitôt, et Storedesk aussi sur cet appareil.',
    rounded: 'Coins arrondis',
    closing: 'Entrez, et faites-en le tour.',
  },
};

export const texts = { landing };
