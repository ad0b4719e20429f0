export const deletion = {
  title: 'Eliminar el local',
  detail: 'Úsalo si dejas el local. Se elimina a los 30 días; hasta entonces puedes cancelarlo.',
  button: 'Eliminar el local',
  ask: '¿Eliminar %{store}?',
  closes: 'Desde ahora el local no acepta pedidos. Si cancelas la eliminación, todo vuelve a estar como antes.',
  erases:
    'A los 30 días se eliminan el menú, el equipo, los repartidores, las opiniones, los ajustes y las imágenes, y ningún pedido nombra ya a un cliente.',
  keeps: 'Los importes de los pedidos se conservan mientras la ley lo exija.',
  archive: 'Descarga antes el archivo con todos los datos: está en esta página, en la pestaña «%{tab}».',
  owed: 'La plataforma todavía te debe %{amount}. Solicita antes un pago.',
  owing: 'Todavía debes %{amount} a la plataforma.',
  balance_failed: 'No se pudo cargar el saldo. Es posible que la plataforma todavía te deba dinero.',
  tells: 'Recibirás un correo con los detalles.',
  confirm: 'Eliminar en 30 días',
  pending: 'El local se eliminará el %{date}. No acepta pedidos.',
  cancel: 'Cancelar eliminación',
  cancelled: 'Se canceló la eliminación. El local está como antes.',
};
