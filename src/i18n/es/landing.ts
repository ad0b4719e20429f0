/** The page at `/home`. */
const landing = {
  title: 'Tus pedidos y tu menú, en un solo lugar',
  nav: {
    label: 'Secciones de esta página',
    menu: 'Secciones',
    home: 'Inicio',
    features: 'Funciones',
    layouts: 'Pantallas',
    components: 'Pruébalo',
    apps: 'Dispositivos',
    themes: 'Colores',
    go: 'Abrir Storedesk',
  },
  home: {
    detail: 'Recibe pedidos, despáchalos y mantén tu menú al día, en un tablero que comparte todo el equipo.',
    see: 'Mira lo que hace',
    board_alt: 'El tablero con los pedidos de hoy, en cuatro columnas: de nuevos a en camino',
    phone_alt: 'El mismo tablero en un teléfono',
  },
  highlights: {
    title: 'Ocho cosas que facilitan las noches de más trabajo',
    carousel: 'carrusel',
    page: 'Página %{page} de %{pages}',
    live: {
      title: 'Siempre al día',
      text: 'Los pedidos nuevos y los cambios aparecen al instante en todas tus pantallas. Nadie tiene que recargar.',
    },
    sound: {
      title: 'Pedidos que no se te escapan',
      text: 'Un pedido nuevo suena, lo anuncian los lectores de pantalla y se ve en la pestaña del navegador.',
    },
    phone: {
      title: 'Pedidos por teléfono',
      text: 'Escribe el número: si ya es cliente, aparecen su nombre y su dirección.',
    },
    stock: {
      title: 'Agotado con un toque',
      text: 'Retira un producto durante una hora o hasta mañana. Vuelve automáticamente.',
    },
    team: {
      title: 'Cada persona ve lo que necesita',
      text: 'Cada miembro del equipo inicia su propia sesión y abre solo lo que tú permites.',
    },
    files: {
      title: 'Importa y exporta tu menú',
      text: 'Trae tu menú desde Excel o CSV y revisa cada cambio antes de guardarlo.',
    },
    connection: {
      title: '¿Mala conexión? Sin dramas',
      text: 'El tablero avisa en segundos si se cae la conexión y se pone al día cuando vuelve.',
    },
    languages: {
      title: 'Nueve idiomas',
      text: 'Cada persona trabaja en su idioma. El árabe va de derecha a izquierda, hasta el último icono.',
    },
  },
  features: {
    title: 'Del primer aviso a la puerta del cliente',
    detail: 'Cinco tareas de todos los días y cómo se ven en Storedesk.',
    board: {
      title: 'Un tablero para toda la noche',
      text: 'Nuevo, en preparación, listo, en camino: cada pedido está en su columna, con la hora prometida. Un toque lo hace avanzar y las demás pantallas se actualizan.',
      alt: 'Tarjetas de pedidos en columnas, cada una con sus productos, su hora prometida y un botón para el paso siguiente',
    },
    order: {
      title: 'Toda la historia de un pedido',
      text: 'Productos, notas, cliente y entrega en un mismo sitio, con un historial de quién hizo qué y cuándo. Nadie tiene que preguntar dos veces.',
      alt: 'Un pedido abierto junto al tablero, con sus productos y su historial',
    },
    phone: {
      title: 'Toma el pedido mientras hablas',
      text: 'Encuentra los productos con unas letras y elige las opciones; impuesto, envío y total se suman por ti. Lo que empezaste se conserva, aunque se cierre el navegador.',
      alt: 'A un lado el menú; al otro, una comanda con productos y un cliente conocido',
    },
    menu: {
      title: 'Un menú al ritmo de la cocina',
      text: 'Cambia muchos precios a la vez, comparte opciones entre productos, fija días y horas. Un error se deshace con un toque.',
      alt: 'La lista de productos con imágenes, precios y un interruptor para lo que está disponible',
    },
    files: {
      title: 'Trae tu menú contigo',
      text: 'Suelta el archivo de tu sistema anterior. Storedesk relaciona las columnas, te muestra cada fila antes de guardar nada y deshace la importación entera si cambias de idea.',
      alt: 'La vista previa de una importación, con los valores actuales y los nuevos, fila por fila',
    },
  },
  layouts: {
    title: 'Doce pantallas, todas reales',
    detail:
      'Tomadas del programa en uso, con los datos de la demo, claras u oscuras como esta página; muestran la versión en inglés. Elige una para abrirla; quizá tengas que iniciar sesión antes.',
    list: 'Hoy, en lista',
    order: 'Un pedido',
    ticket: 'La comanda para la cocina',
    choices: 'Opciones de un producto',
    bulk: 'Muchos precios a la vez',
    item: 'Un producto',
  },
  components: {
    title: 'Pruébalo',
    detail: 'Todo funciona igual que en Storedesk. Nada de lo que pulses se envía.',
    order: {
      title: 'Un pedido, paso a paso',
      text: 'Un solo botón, siempre el paso siguiente.',
      first: 'Sopa de tomate',
      second: 'Tarta de manzana',
      hand_over: 'Dar al repartidor',
      deliver: 'Entregar',
      again: 'Empezar de nuevo',
    },
    minutes: {
      title: '¿Listo en cuántos minutos?',
      text: 'Acepta un pedido y fija el tiempo con un toque.',
      promised: 'El cliente ve: %{time}',
    },
    stock: {
      title: 'Se vendió la última porción',
      text: 'Desactívala y nadie podrá pedir lo que ya no tienes.',
      label: 'Tarta de manzana disponible',
      in: 'Los clientes pueden pedirla.',
      out: 'Agotada hasta que el local abra mañana; después vuelve automáticamente.',
    },
    network: {
      title: 'Cuando falla la red',
      text: 'Un tablero sin conexión no debe parecer una noche tranquila.',
      on: 'Cada cambio llega automáticamente.',
      off: 'El tablero muestra cuándo se actualizó por última vez y se pone al día en cuanto vuelve la conexión.',
      cut: 'Desconectar',
      restore: 'Reconectar',
    },
  },
  apps: {
    title: 'Un programa, tres lugares',
    detail: 'Funciona en el navegador de cualquier dispositivo que tengas.',
    kitchen: {
      tab: 'Cocina',
      title: 'Una tableta sobre la mesa de trabajo',
      text: 'Tarjetas grandes, pocas palabras y botones fáciles de acertar con los dedos mojados. Si prefieres el papel, imprime la comanda.',
      alt: 'El tablero en una tableta',
    },
    counter: {
      tab: 'Mostrador',
      title: 'Una pantalla junto a la caja',
      text: 'Toma pedidos por teléfono, vigila lo que está listo, elige quién reparte.',
      alt: 'Un pedido que se toma en una pantalla ancha',
    },
    owner: {
      tab: 'Fuera del local',
      title: 'Un teléfono en el bolsillo',
      text: 'Mira cómo va la noche, marca lo agotado, cambia un precio desde donde estés.',
      alt: 'La lista de productos en un teléfono',
    },
  },
  themes: {
    title: 'Diez colores, de día y de noche',
    detail: 'Elige uno: esta página cambia al instante, y Storedesk en este dispositivo también.',
    rounded: 'Esquinas redondeadas',
    closing: 'Haz la prueba.',
  },
};

export const texts = { landing };
