/** Who has the owner's account: trusted colleagues, getting back in, and handing the store over. */
export const ownership = {
  trust: {
    title: 'Getting back in',
    detail:
      'If you lose your phone and your recovery codes, two of these colleagues together can let you back in after 24 hours.',
    none: 'No trusted colleagues yet.',
    choose: 'Choose colleagues',
    choose_detail: 'Choose two to five people whose voices you’d recognise on the phone. We’ll tell them by email.',
    nobody:
      'There’s no one to choose yet. A trusted colleague needs an active account with an invitation that you sent yourself.',
    too_few: 'Choose at least two, or none.',
    too_many: 'Choose at most five.',
    not_ready:
      'Doesn’t count at the moment: the account isn’t active, is a shared device, or someone else has set its password. If it’s one person’s account, send a new invitation yourself.',
    too_few_ready: 'Fewer than two of them count at the moment, so no one could let you back in.',
    saved: 'Trusted colleagues saved.',
  },
  request: {
    asked:
      'On %{time}, someone with your password asked your trusted colleagues to let them in. Confirmed so far: %{count} of %{total}.',
    waiting:
      'Your trusted colleagues have confirmed that you can’t sign in. From %{time}, you can set a new password with the link in your email.',
    stop: 'Stop',
    stop_title: 'Stop letting the owner back in?',
    stop_detail: 'Nothing changes, and we’ll let everyone know. The owner can ask again.',
  },
  colleague: {
    title: 'The owner trusts you',
    detail: 'If the owner loses their phone and can’t sign in, two trusted colleagues together let them back in.',
    decline: 'I don’t want this',
    decline_title: 'Stop being a trusted colleague?',
    decline_detail: 'We’ll tell the owner, who can then choose someone else.',
    declined: 'You’re no longer a trusted colleague.',
    asks: '%{name} asks to be let back in',
    asks_detail:
      'Asked on %{time}; you can confirm until %{until}. Call %{name} or speak in person first. Don’t rely on an email or a text message: someone who only knows the password may have asked.',
    not_ready:
      'You can’t confirm this: someone other than the owner set the password of this account, or several people use it. Another trusted colleague has to.',
    confirmed: 'You’ve confirmed it. One more trusted colleague has to confirm it too.',
    waiting:
      'Two colleagues have confirmed it. From %{time}, the owner can set a new password with the link in their email.',
    confirm: 'Confirm',
    confirm_title: 'Is it really %{name}?',
    confirm_detail: 'Confirm only if you’ve spoken to %{name} yourself, on the phone or in person.',
    stop: 'It isn’t the owner',
    demo: 'Demo: this message to the owner isn’t sent. It would say:',
  },
  alarm: {
    page: 'Stop a change',
    since: '%{store} · since %{time}',
    recovery: {
      title: 'The owner is being let back in',
      detail:
        'Someone who knows the owner’s password asked trusted colleagues to let them in, and to turn off two-step verification. If that isn’t the owner, stop it here.',
      stopped:
        'The owner’s password and two-step verification stay as they are. If you’re the owner, change your password now.',
    },
    handover: {
      title: 'The store is being handed over',
      detail: 'The store has been offered to a new owner. If the owner doesn’t want that, stop it here.',
      stopped: 'The store keeps its owner. If you’re the owner and didn’t begin this, change your password now.',
    },
    stop: 'Stop it',
    done: 'Stopped',
    over: 'This has already ended, or the link has expired.',
  },
  back: {
    title: 'Get back into your store',
    waiting: 'Not yet',
    from: 'You can set a new password here from %{from} until %{until}.',
    why: 'The wait gives everyone involved time to stop this if it isn’t you.',
    detail:
      'Choose a new password. Two-step verification will be turned off, and all your devices will be signed out. Set it up again once you’ve signed in.',
    submit: 'Set password',
    too_early: 'It’s too early for this link. Check the time on this device and try again later.',
    over: 'This link has been used or stopped, or has expired. Sign in, or ask your colleagues again.',
  },
  handover: {
    title: 'New owner',
    detail: 'Hand the store over to someone else: they accept first, and you confirm a day later.',
    begin: 'Hand the store over',
    begin_title: 'Hand the store over',
    begin_detail:
      'The new owner gets an email and has seven days to accept. You can stop it at any time until you confirm.',
    first_name: 'First name',
    last_name: 'Last name',
    email: 'Email',
    send: 'Send offer',
    own_address: 'This is your own address. The new owner needs another one.',
    deletion: 'The store will be deleted. Cancel the deletion before you hand it over.',
    blocked: 'The store can’t be handed over while it’s blocked.',
    under_way:
      'The store is being handed over already, or your colleagues are letting you back in. Wait until that has ended.',
    offered: 'Offered to %{name} (%{email}). They can accept until %{until}.',
    accepted: '%{name} (%{email}) has accepted. You can hand the store over from %{from}.',
    open: '%{name} (%{email}) has accepted. You can hand the store over until %{until}.',
    finish: 'Hand over for good',
    finish_title: 'Hand the store over to %{name}?',
    finish_detail:
      'You’ll be signed out and can no longer sign in as the owner. Your team keeps its accounts. Payouts are on hold for 72 hours. This can’t be undone.',
    cancel: 'Stop the handover',
    cancel_title: 'Stop the handover?',
    cancel_detail: 'You stay the owner, and we’ll tell %{name}.',
    demo: 'Demo: this message to the new owner isn’t sent. It would say:',
  },
  offer: {
    page: 'Take over a store',
    title: 'Take over %{store}',
    detail:
      '%{owner} wants to hand the store over to you. You’ll be its owner, with its orders, menu, team and payouts. You can accept until %{until}.',
    accept: 'Accept',
    terms: 'I accept the [terms and conditions] of %{platform}’s operator, and I’m authorised to run this store.',
    terms_missing: 'Accept the terms and conditions to take over the store.',
    code: 'One more step: enter the code that we’ve sent to %{email}.',
    back: 'Change what I entered',
    phone_taken: 'Another store already has this phone number. Use another one.',
    email_taken:
      'There’s already an account with this email address. Ask the owner to use another address for you, or to delete your team account first.',
    decline: 'Decline',
    accepted: 'You’ve accepted %{store}',
    accepted_detail:
      '%{owner} can now hand it over, from %{from} until %{until}. After that, sign in with your email address and the password that you’ve just chosen.',
    withdraw: 'Decline after all',
    declined: 'Declined',
    declined_detail: 'The store keeps its owner. We’ve told them.',
    over: 'This link has been used, or the handover has ended.',
  },
};
