<?php
//= messages.owner -> name=named(name)
echo __('messages.owner', ['name' => $user->name]);

//= messages.count -> number
echo trans_choice('messages.count', count($notes));

//= messages.nested -> what=own(messages.inner)
echo trans('messages.nested', ['what' => __('messages.inner')]);

//= messages.split -> count=number, name=named(name)
echo trans(
    'messages.split',
    [
        // Don't ask.
        'count' => $notes->count(),
        'name' => $user->name,
    ]
);

//= messages.helper -> date=date
echo __('messages.helper', ['date' => since($note)]);

function since($note) {
    return date_format($note->date, 'j. n.');
}

//= messages.plain -> ?
echo __('messages.plain');
